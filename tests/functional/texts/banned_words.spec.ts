import { test } from '@japa/runner'
import { bannedWords, complaintsAboutWords, readBannedWords } from '../../../bin/banned_words.js'
import { locales, type Locale } from '#core/sites/locales'

const page = `
## Terms

| thing | en    |
| ----- | ----- |
| photo | photo |

### English (en)

Warm and short.

| never              | but       |
| ------------------ | --------- |
| picture, pictures  | photo     |
| bundle of credits  | credit bundle |
| can not            | can’t     |

### Polish (pl)

| never   | but |
| ------- | --- |
| Ci, Cię | ci  |
`
const { en, pl } = readBannedWords(page)

/** What once stood in the texts, and was found wrong there by a native reader. */
const foundWrong: readonly (readonly [Locale, readonly string[]])[] = [
  [
    'en',
    [
      'Say it of yourself',
      'What I say of myself',
      'are worth no money',
      'Set it anew first',
      'we look on',
      'They come on your profile',
      'Whom you passed comes back',
      'Not in agreement?',
      'How do we reach you?',
      'For ever',
      'Your picture',
      'Your town',
      'A mail',
      'You cannot',
      'These members want to be seen',
      'See people who fit',
      'Send objection',
      'Add it exactly as it is',
      'Premium for good',
    ],
  ],
  [
    'nl',
    [
      'Bundels',
      'Bundel gekocht',
      'Een creditbundel',
      'De premium leden',
      'Betaling terugbetaald',
      'Koop credits',
      'Bewaar wachtwoord',
      'Wat ik over mezelf zeg',
      'Dit kunnen premiumleden',
      'Ik ga weer weg',
      'Hoogstens 5 MB',
      'Verzonnen profielen',
      'Een mens leest het',
    ],
  ],
  [
    'de',
    [
      'Melde dich an',
      'Abmelden',
      'früheres Geld',
      'sag nichts',
      'Gib ihn niemandem',
      'weil du geworben hast',
      'Neues Like',
      'Ein Premiummitglied',
      'Logg dich ein',
      'Registrier dich',
      'Ein Mensch liest es',
    ],
  ],
  [
    'es',
    [
      'Tus «me gusta»',
      'Solo ustedes dos',
      'Puedes unirte',
      'Te has dado de baja',
      'Passkeys',
      'Usa en {days} días',
      '¡Hola de vuelta!',
      'Dilo de ti',
    ],
  ],
  [
    'fr',
    ['tu es connecté', 'Passkeys', 'Réglages', 'Le support', 'Me désinscrire', 'Paiement repris'],
  ],
  [
    'it',
    [
      'Non sei stato tu?',
      'Verrai disconnesso',
      'La tua e-mail',
      'Il supporto',
      'Gli utenti',
      'Iscrizione annullata',
      'Che cosa cerchi?',
    ],
  ],
  [
    'pl',
    [
      '{name} cię lubi',
      'Ktoś lubi cię',
      'Podoba się Ci',
      'Znajdą Cię',
      'Dopasowanie',
      'Polubienie od: {name}',
      'Wyślij mail',
      'Odstąp od zakupu',
    ],
  ],
]

test.group('Banned words', () => {
  test('are read from the table under each language, with what to say instead', ({ assert }) => {
    assert.deepEqual(en, [
      { word: 'picture', instead: 'photo' },
      { word: 'pictures', instead: 'photo' },
      { word: 'bundle of credits', instead: 'credit bundle' },
      { word: 'can not', instead: 'can’t' },
    ])
    assert.deepEqual(
      pl.map(({ word }) => word),
      ['Ci', 'Cię']
    )
  })

  test('are refused in any case, each with what to say instead', ({ assert }) => {
    assert.deepEqual(complaintsAboutWords('Picture of {name}', en), ['says “picture”, not “photo”'])
    assert.lengthOf(complaintsAboutWords('Your first bundle of\ncredits', en), 1)
  })

  test('are whole words', ({ assert }) => {
    assert.isEmpty(complaintsAboutWords('Picturesque, e-picture, pictured, unpictured', en))
    assert.lengthOf(complaintsAboutWords('No picture.', en), 1)
    assert.isEmpty(complaintsAboutWords('Ciasto, nici', pl))
  })

  test('with a capital are refused with that capital only', ({ assert }) => {
    assert.isEmpty(complaintsAboutWords('Znajdą cię', pl))
    assert.lengthOf(complaintsAboutWords('Znajdą Cię', pl), 1)
  })

  test('do not concern arguments, tags and addresses', ({ assert }) => {
    assert.isEmpty(complaintsAboutWords('See <picture>{picture}</picture>', en))
    assert.isEmpty(complaintsAboutWords('{picture, plural, one {# photo} other {# photos}}', en))
    assert.isEmpty(complaintsAboutWords('See [the page](/pages/a/picture)', en))
  })

  test('are refused in each form of a plural', ({ assert }) => {
    assert.lengthOf(
      complaintsAboutWords('{count, plural, one {# picture} other {# pictures}}', en),
      2
    )
  })

  test('are listed in docs/words.md for every language', ({ assert }) => {
    for (const locale of locales) assert.isNotEmpty(bannedWords()[locale], locale)
    assert.lengthOf(complaintsAboutWords('My picture in the mail', bannedWords().en), 2)
  })

  test('refuse what once stood in the texts and was found wrong, in {0}')
    .with([...foundWrong])
    .run(({ assert }, [locale, texts]) => {
      const banned = bannedWords()[locale]
      assert.deepEqual(
        texts.filter((text) => complaintsAboutWords(text, banned).length === 0),
        []
      )
    })
})
