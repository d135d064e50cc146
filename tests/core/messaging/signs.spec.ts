import { test } from '@japa/runner'
import { signsIn } from '#core/messaging/signs/sign'
import { spendsMuch } from '#core/admin/inbox/spending'

function kindsIn(body: string) {
  return [...new Set(signsIn([body]).map(({ kind }) => kind))]
}

test.group('Signs of distress', () => {
  test('are found in {language}: {body}')
    .with([
      { language: 'English', body: 'I don’t see the point of it any more, honestly.' },
      { language: 'English', body: 'Sometimes I want to DIE' },
      { language: 'English', body: 'I can’t pay my rent this month' },
      { language: 'Dutch', body: 'Ik zie het niet meer zitten' },
      { language: 'Dutch', body: 'ik wil echt niet meer leven' },
      { language: 'Dutch', body: 'Mijn spaargeld is op en de deurwaarder komt' },
      { language: 'German', body: 'Ich will nicht mehr leben' },
      { language: 'German', body: 'Ich kann die Miete nicht zahlen' },
      { language: 'Spanish', body: 'No puedo más, quiero morir' },
      { language: 'Spanish', body: 'Estoy llena de deudas' },
      { language: 'French', body: 'J’en peux plus, je veux mourir' },
      { language: 'French', body: 'Je suis endettée jusqu’au cou' },
      { language: 'Italian', body: 'Non ce la faccio più' },
      { language: 'Italian', body: 'Sono pieno di debiti' },
      { language: 'Polish', body: 'Nie chce mi się żyć' },
      { language: 'Polish', body: 'Komornik zabrał mi wszystko' },
    ])
    .run(({ assert }, { body }) => assert.deepEqual(kindsIn(body), ['distress']))

  test('come with the words they were found by, once each', ({ assert }) => {
    const bodies = ['I want to die', 'I really want to die', 'My debts are too much']
    assert.deepEqual(signsIn(bodies), [
      { kind: 'distress', words: 'want to die' },
      { kind: 'distress', words: 'my debts' },
    ])
  })

  test('are found behind invisible and full-width characters', ({ assert }) => {
    assert.deepEqual(kindsIn('I want to d\u200bie'), ['distress'])
    assert.deepEqual(kindsIn('ｓｕｉｃｉｄｅ'), ['distress'])
  })
})

test.group('Signs that a member takes the profile for a person', () => {
  test('are found in {language}: {body}')
    .with([
      { language: 'English', body: 'So when do I see you?' },
      { language: 'English', body: 'Are you real?' },
      { language: 'English', body: 'What is your phone number' },
      { language: 'Dutch', body: 'Wanneer zie ik je nou eens?' },
      { language: 'Dutch', body: 'Mag ik je nummer?' },
      { language: 'Dutch', body: 'Ben je wel echt?' },
      { language: 'German', body: 'Wann treffen wir uns endlich?' },
      { language: 'German', body: 'Bist du echt?' },
      { language: 'Spanish', body: '¿Cuándo nos vemos?' },
      { language: 'Spanish', body: '¿Eres real?' },
      { language: 'French', body: 'Quand est-ce qu’on se voit ?' },
      { language: 'French', body: 'Tu es réelle ?' },
      { language: 'Italian', body: 'Quando ci vediamo?' },
      { language: 'Italian', body: 'Sei vera?' },
      { language: 'Polish', body: 'Kiedy się spotkamy?' },
      { language: 'Polish', body: 'Czy jesteś prawdziwa?' },
    ])
    .run(({ assert }, { body }) => assert.deepEqual(kindsIn(body), ['belief']))

  test('stand behind those of distress', ({ assert }) => {
    const found = signsIn(['When can I see you?', 'I cannot go on'])
    const kinds = found.map(({ kind }) => kind)
    assert.deepEqual(kinds, ['distress', 'belief'])
  })
})

test.group('Small talk', () => {
  test('has no sign: {body}')
    .with(
      [
        'Do you like jazz as well?',
        'What do you do on Sundays?',
        'That film had a real ending',
        'Goedemorgen, lekker geslapen?',
        'Wat een mooi weer, zin in een wandeling',
        'Schönes Wochenende dir',
        'Me encanta cocinar',
        'Tu as passé une bonne journée ?',
        'Adoro il mare',
        'Lubię góry i dobrą kawę',
      ].map((body) => ({ body }))
    )
    .run(({ assert }, { body }) => assert.isEmpty(signsIn([body])))
})

test.group('A member spends much', () => {
  const some = { week: 50, month: 120 }
  const more = { week: 100, month: 240 }

  test('only over the limits, here or everywhere, in a week or a month', ({ assert }) => {
    assert.isFalse(spendsMuch({ here: some, everywhere: more }))
    assert.isTrue(spendsMuch({ here: { week: 51, month: 51 }, everywhere: more }))
    assert.isTrue(spendsMuch({ here: { week: 0, month: 121 }, everywhere: more }))
    assert.isTrue(spendsMuch({ here: some, everywhere: { week: 101, month: 101 } }))
    assert.isTrue(spendsMuch({ here: some, everywhere: { week: 0, month: 241 } }))
  })
})
