import { test } from '@japa/runner'
import { complaintsAboutHabits } from '../../../bin/text_habits.js'

test.group('Habits of texts', () => {
  test('an error in English or German ends with a full stop', ({ assert }) => {
    assert.lengthOf(complaintsAboutHabits('en', 'errors.json', 'Code not found'), 1)
    assert.lengthOf(complaintsAboutHabits('de', 'errors.json', 'Code nicht gefunden'), 1)
    assert.isEmpty(complaintsAboutHabits('en', 'errors.json', 'Code not found.'))
    assert.isEmpty(complaintsAboutHabits('en', 'likes.json', 'No likes yet'))
    assert.isEmpty(complaintsAboutHabits('nl', 'errors.json', 'Code niet gevonden'))
  })

  test('Dutch quotes are single', ({ assert }) => {
    assert.lengthOf(complaintsAboutHabits('nl', 'accounts.json', '„{line}”'), 1)
    assert.isEmpty(complaintsAboutHabits('nl', 'accounts.json', '‘{line}’'))
    assert.isEmpty(complaintsAboutHabits('de', 'accounts.json', '„{line}“'))
  })

  test('a condition begins with a conjunction, or is a question', ({ assert }) => {
    const habits = (locale: 'nl' | 'de', text: string) =>
      complaintsAboutHabits(locale, 'mails.json', text)
    assert.lengthOf(habits('nl', 'Betaal. Is er nog niets binnen, dan wachten we.'), 1)
    assert.lengthOf(habits('de', 'Mögt ihr euch, ist es ein Match.'), 1)
    assert.isEmpty(habits('nl', 'Als er nog niets binnen is, wachten we.'))
    assert.isEmpty(habits('nl', 'Is er nog niets binnen? Dan wachten we.'))
    assert.isEmpty(habits('de', 'Hast du Fragen, oder klappt etwas nicht? Schreib uns.'))
  })
})
