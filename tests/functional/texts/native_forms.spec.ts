import { test } from '@japa/runner'
import { complaintsAboutForms } from '../../../bin/native_forms.js'

test.group('The forms of a language', () => {
  test('refuse “{1}” in {0}')
    .with([
      ['fr', 'Pas toi ? Écris-nous.'],
      ['fr', 'Numéro : {number}'],
      ['fr', 'Numéro\u202f: {number}'],
      ['fr', 'Numéro: {number}'],
      ['fr', 'Choisis « Non ».'],
      ['fr', 'Au plus {max} Mo'],
      ['fr', 'Voir le profil de {name}'],
      ['es', '19,99 € al mes'],
      ['it', 'Entro il {date}'],
      ['it', 'Fino al <date></date>'],
      ['it', 'Bonus del {percent}'],
      ['pl', 'Kobiety i mężczyźni'],
      ['pl', 'Wydano {spent} z {limit}'],
    ] as const)
    .run(({ assert }, [locale, text]) => {
      assert.lengthOf(complaintsAboutForms(locale, text), 1)
    })

  test('accept “{1}” in {0}')
    .with([
      ['fr', 'Pas toi\u202f?! Numéro\u00a0: {number}, «\u00a0Non\u00a0», {max}\u00a0Mo, à 18:00'],
      ['fr', 'Profil de {site}, à {name}'],
      ['es', '19,99\u00a0€ al mes'],
      ['it', 'In data {date}, fino a: {until}, chiama il {emergency}'],
      ['pl', 'Kobiety i\u00a0mężczyźni, 2 razy, co i\u00a0w\u00a0domu'],
      ['en', 'Who is it : a man ?'],
    ] as const)
    .run(({ assert }, [locale, text]) => {
      assert.isEmpty(complaintsAboutForms(locale, text))
    })
})
