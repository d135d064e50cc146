import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  choiceVersions,
  consentKinds,
  latestConsents,
  openQuestions,
  type Consent,
} from '#core/accounts/consents/consent'
import { locales } from '#core/sites/locales'

const at = DateTime.utc(2026, 12, 10)
const versions = { ...choiceVersions, looking_for: at, advertising: at }

function said(kind: Consent['kind'], given: boolean, changes: Partial<Consent> = {}) {
  const version = kind === 'terms' ? at : choiceVersions[kind]
  return { id: 'a', userId: 'ada', kind, given, version, place: 'privacy', at, ...changes } as const
}

test.group('Open questions', () => {
  test('are the two of everybody, until they are answered, whatever the answer', ({ assert }) => {
    assert.deepEqual(openQuestions([]), ['looking_for', 'visitors'])
    assert.deepEqual(openQuestions([said('terms', true), said('visitors', false)]), ['looking_for'])
    assert.isEmpty(openQuestions([said('visitors', true), said('looking_for', false)]))
  })

  test('are again those that were agreed to, once their text has changed', ({ assert }) => {
    const agreed = [said('looking_for', true), said('visitors', true), said('advertising', true)]
    assert.deepEqual(openQuestions(agreed, versions), ['looking_for', 'advertising'])
    const refused = [said('looking_for', false), said('visitors', false)]
    assert.isEmpty(openQuestions(refused, versions))
    const renewed = [...agreed, said('looking_for', true, { version: at, id: 'b' })]
    assert.deepEqual(openQuestions(renewed, versions), ['advertising'])
  })
})

test('The last answer is told by its time, and by its id within one moment', ({ assert }) => {
  const first = said('visitors', true, { id: 'c', at: at.minus({ days: 1 }) })
  const second = said('visitors', false, { id: 'a' })
  const third = said('visitors', true, { id: 'b' })
  for (const log of [
    [first, second, third],
    [third, second, first],
  ]) {
    assert.equal(latestConsents(log).visitors, third)
  }
  assert.sameMembers(Object.keys(latestConsents(consentKinds.map((kind) => said(kind, true)))), [
    ...consentKinds,
  ])
})

/** The texts that are agreed to, and what they were when their version began. */
const agreedTexts = {
  looking_for: ['accounts.looking_for_consent', 'settings.looking_for_intro'],
  visitors: ['accounts.seen_by', 'accounts.seen_by_help', 'settings.visitors_intro'],
  advertising: ['settings.advertised_intro'],
  captions: ['settings.captioned_intro'],
} as const
const digests = {
  looking_for: '344a8c5a26a4',
  visitors: '5a707d6fba2f',
  advertising: 'dcc916552509',
  captions: '5cd9e96e6565',
}

test('A text that is agreed to changes with its version alone: {kind}')
  .with((Object.keys(agreedTexts) as (keyof typeof agreedTexts)[]).map((kind) => ({ kind })))
  .run(async ({ assert }, { kind }) => {
    const words = await Promise.all(
      locales.flatMap((locale) =>
        agreedTexts[kind].map(async (key) => {
          const [file, name] = key.split('.')
          return JSON.parse(await readFile(`resources/lang/${locale}/${file}.json`, 'utf8'))[name!]
        })
      )
    )
    const told = [choiceVersions[kind].toISODate(), ...words].join('\n')
    const digest = createHash('sha256').update(told).digest('hex').slice(0, 12)
    assert.equal(digest, digests[kind], 'write a new day into choiceVersions, and this digest here')
  })
