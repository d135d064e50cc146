import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { isConsentOutdated, termsVersionDate } from '#core/sites/consent'

const first = DateTime.utc(2023, 12, 1, 12)

test.group('Terms version', () => {
  test('is 1 December 2023, noon UTC, for a company that was added before', ({ assert }) => {
    assert.isTrue(termsVersionDate(DateTime.utc(2020, 1, 1)).equals(first))
    assert.isTrue(termsVersionDate(null).equals(first))
  })

  test('is the time at which a later company was added', ({ assert }) => {
    const added = DateTime.utc(2025, 5, 5)
    assert.isTrue(termsVersionDate(added).equals(added))
  })
})

test.group('Consent', () => {
  const version = termsVersionDate(null)

  test('is asked again for newer terms, and when there is none', ({ assert }) => {
    assert.isTrue(isConsentOutdated(version.minus({ milliseconds: 1 }), version))
    assert.isTrue(isConsentOutdated(null, version))
  })

  test('is valid for the accepted version of the terms, and for older ones', ({ assert }) => {
    assert.isFalse(isConsentOutdated(version, version))
    assert.isFalse(isConsentOutdated(version.plus({ days: 1 }), version))
  })
})
