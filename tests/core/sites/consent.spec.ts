import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  isConsentOutdated,
  nextTermsDate,
  termsToAgreeTo,
  termsVersionDate,
} from '#core/sites/consent'

const first = DateTime.utc(2023, 12, 1, 12)

test.group('The version of the terms', () => {
  const companyAdded = DateTime.utc(2025, 5, 5)
  const versions = [DateTime.utc(2026, 4, 1), DateTime.utc(2026, 2, 1)]
  const terms = { companyAdded, versions }

  test('is of 1 December 2023, noon UTC, or of the time at which a later company was added', ({
    assert,
  }) => {
    const of = (added: DateTime | null) =>
      termsVersionDate({ companyAdded: added, versions: [] }, DateTime.utc(2026))
    assert.isTrue(of(DateTime.utc(2020, 1, 1)).equals(first))
    assert.isTrue(of(null).equals(first))
    assert.isTrue(of(companyAdded).equals(companyAdded))
  })

  test('is the first one until another begins to hold', ({ assert }) => {
    const before = versions[1].minus({ milliseconds: 1 })
    assert.isTrue(termsVersionDate(terms, before).equals(companyAdded))
    assert.isTrue(termsVersionDate(terms, versions[1]).equals(versions[1]))
  })

  test('is the newest that holds, whatever comes later', ({ assert }) => {
    assert.isTrue(termsVersionDate(terms, DateTime.utc(2026, 3, 1)).equals(versions[1]))
    assert.isTrue(termsVersionDate(terms, DateTime.utc(2027)).equals(versions[0]))
  })

  test('is of the company where that was added after the version', ({ assert }) => {
    const moved = { companyAdded: DateTime.utc(2026, 6, 1), versions }
    assert.isTrue(termsVersionDate(moved, DateTime.utc(2027)).equals(DateTime.utc(2026, 6, 1)))
  })
})

test.group('Consent', () => {
  const version = first

  test('is asked for when there is none, and again for newer terms, not for older ones', ({
    assert,
  }) => {
    assert.isTrue(isConsentOutdated(null, version))
    assert.isTrue(isConsentOutdated(version.minus({ milliseconds: 1 }), version))
    assert.isFalse(isConsentOutdated(version, version))
    assert.isFalse(isConsentOutdated(version.plus({ days: 1 }), version))
  })
})

test.group('Terms to come', () => {
  const [present, soon, later] = [first, DateTime.utc(2027, 1, 5), DateTime.utc(2027, 3, 1)]
  const versions = [later, soon, present]
  const now = DateTime.utc(2026, 12, 6)

  test('are those that hold next', ({ assert }) => {
    assert.isTrue(nextTermsDate(versions, now)?.equals(soon))
    assert.isTrue(nextTermsDate(versions, soon)?.equals(later))
    assert.isNull(nextTermsDate(versions, later))
  })

  test('may be agreed to before they hold, after the present ones', ({ assert }) => {
    const asked = (agreed: DateTime | null) =>
      termsToAgreeTo({ companyAdded: null, versions }, agreed, now)
    assert.isTrue(asked(null)?.equals(present))
    assert.isTrue(asked(present)?.equals(soon))
    assert.isNull(asked(soon))
  })
})
