import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mayPlayRole, standingSigns } from '#core/admin/inbox/may_play_role'
import { ok, refuse } from '#core/result'

const at = DateTime.utc(2026, 11, 30)
const unwell = { body: 'I don’t see the point of it any more', sentAt: at }
const believing = { body: 'When do I see you?', sentAt: at }
const before = at.minus({ hours: 1 })
const after = at.plus({ hours: 1 })

test.group('A sign stands in the way of an admin’s own words', () => {
  test('or none does: {standing}')
    .with([
      { texts: [unwell], plainAt: null, helpAt: null, standing: ['distress'] },
      { texts: [unwell], plainAt: after, helpAt: before, standing: ['distress'] },
      { texts: [unwell], plainAt: null, helpAt: after, standing: [] },
      { texts: [believing], plainAt: null, helpAt: after, standing: ['belief'] },
      { texts: [believing], plainAt: before, helpAt: null, standing: [] },
      { texts: [unwell, believing], plainAt: null, helpAt: null, standing: ['distress', 'belief'] },
    ])
    .run(({ assert }, { standing, texts, ...told }) => {
      assert.deepEqual(standingSigns(texts, told) as string[], standing)
    })

  test('with a refusal that says which', ({ assert }) => {
    assert.deepEqual(mayPlayRole('Hello', ['distress', 'belief']), refuse('distress_first'))
    assert.deepEqual(mayPlayRole('Hello', ['belief']), refuse('plain_first'))
    assert.deepEqual(mayPlayRole('Hello', []), ok())
  })
})

test.group('A fictional profile promises no meeting, and asks nobody to buy', () => {
  test('{refusal}: {body}')
    .with([
      { refusal: 'promises_meeting', body: 'See you on Saturday at the pub, my love.' },
      { refusal: 'promises_meeting', body: 'Tot zaterdag, in het café!' },
      { refusal: 'promises_meeting', body: 'Wir sehen uns morgen, ja?' },
      { refusal: 'promises_meeting', body: 'Nos vemos el sábado, cariño' },
      { refusal: 'promises_meeting', body: 'On se voit samedi soir' },
      { refusal: 'promises_meeting', body: 'Ci vediamo sabato!' },
      { refusal: 'promises_meeting', body: 'Spotkamy się w sobotę' },
      { refusal: 'asks_to_buy', body: 'Just buy a few more credits so we can keep talking.' },
      { refusal: 'asks_to_buy', body: 'Koop nog even wat credits' },
      { refusal: 'asks_to_buy', body: 'Kauf doch noch ein paar Credits' },
      { refusal: 'asks_to_buy', body: 'Compra unos créditos más' },
      { refusal: 'asks_to_buy', body: 'Achète encore quelques crédits' },
      { refusal: 'asks_to_buy', body: 'Prendi ancora qualche credito' },
      { refusal: 'asks_to_buy', body: 'Kup jeszcze kilka kredytów' },
    ] as const)
    .run(({ assert }, { body, refusal }) => {
      assert.deepEqual(mayPlayRole(body, []), refuse(refusal))
    })

  test('but says so: {$self}')
    .with([
      'I am fictional: we can never meet.',
      'You need no credits for that.',
      'What did you do on Saturday?',
      'Nee, afspreken kan niet: ik besta niet echt.',
      'Ich bin erfunden, ein Treffen gibt es nicht.',
    ])
    .run(({ assert }, body) => assert.deepEqual(mayPlayRole(body, []), ok()))
})
