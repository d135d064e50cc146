import { test } from '@japa/runner'
import { wordsOfEntry } from '#core/admin/audit/words_of_entry'

const nothing = { before: null, after: null, reason: null }
const site = '01900000-0000-7000-8000-000000000001'
const subject = { kind: 'setting', id: `${site}:message_credits` } as const

test.group('The words of a row of the audit log', () => {
  test('are of its reason, its texts and the name of its subject, folded and once', ({
    assert,
  }) => {
    const after = { value: 'Überweisung', to: site, amount: 5 }
    const words = wordsOfEntry({ subject, before: null, after, reason: 'Élodie: überweisung!' })
    assert.sameMembers(words, ['elodie', 'uberweisung', 'message', 'credits'])
  })

  test('are none without texts', ({ assert }) => {
    const member = { kind: 'member', id: site } as const
    assert.deepEqual(wordsOfEntry({ ...nothing, subject: member }), [])
  })
})
