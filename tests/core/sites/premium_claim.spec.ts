import { test } from '@japa/runner'
import { isClaimUnproven } from '#core/sites/premium_claim'
import { readSettings } from '#core/sites/settings/settings'

const source = { premium_claim_source: 'Our figures of 2,000 members' }
const date = { premium_claim_date: '2026-11-30' }

test.group('The claim about premium', () => {
  test('is unproven as it ships, and with a half of its proof', ({ assert }) => {
    for (const stored of [{}, source, date]) {
      assert.isTrue(isClaimUnproven(readSettings(stored)), JSON.stringify(stored))
    }
  })

  test('is not once its proof is written down, or it is changed or hidden', ({ assert }) => {
    const changes = [
      { ...source, ...date },
      { premium_claim_percent: 12 },
      { premium_claim_percent: '' },
    ]
    for (const stored of changes) {
      assert.isFalse(isClaimUnproven(readSettings(stored)), JSON.stringify(stored))
    }
  })
})
