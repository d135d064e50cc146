import { test } from '@japa/runner'
import { bannedWords, complaintsAboutWords, readBannedWords } from '../../../bin/banned_words.js'
import { locales } from '#core/sites/locales'

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
})
