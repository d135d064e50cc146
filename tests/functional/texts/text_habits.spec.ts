import { test } from '@japa/runner'
import { complaintsAboutHabits } from '../../../bin/text_habits.js'

test.group('Habits of texts', () => {
  test('an error ends with a full stop, unless the specification gives it without', ({
    assert,
  }) => {
    assert.lengthOf(complaintsAboutHabits('en', 'errors.json', 'Code not found'), 1)
    assert.lengthOf(complaintsAboutHabits('de', 'errors.json', 'Code nicht gefunden'), 1)
    assert.lengthOf(complaintsAboutHabits('pl', 'errors.json', 'Nieprawidłowy kod'), 1)
    assert.lengthOf(complaintsAboutHabits('nl', 'errors.json', 'Deze code is verlopen'), 1)
    assert.lengthOf(complaintsAboutHabits('fr', 'validator.json', 'Remplis ce champ'), 1)
    assert.lengthOf(complaintsAboutHabits('nl', 'admin/refusals.json', 'Geef een reden'), 1)
    assert.isEmpty(complaintsAboutHabits('en', 'errors.json', 'Code not found.'))
    assert.isEmpty(complaintsAboutHabits('en', 'errors.json', '{n, plural, one {One.} other {#.}}'))
    assert.isEmpty(complaintsAboutHabits('en', 'likes.json', 'No likes yet'))
    assert.isEmpty(complaintsAboutHabits('nl', 'errors.json', 'Code niet gevonden'))
  })

  test('minutes are written out', ({ assert }) => {
    const text = 'Wait {minutes, plural, one {# min} other {# min}}.'
    assert.lengthOf(complaintsAboutHabits('en', 'errors.json', text), 1)
    assert.isEmpty(complaintsAboutHabits('en', 'errors.json', text.replaceAll('min}', 'minutes}')))
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
    assert.lengthOf(habits('nl', 'Ben je nu in gevaar, bel dan meteen.'), 1)
    assert.lengthOf(habits('de', 'Mögt ihr euch, ist es ein Match.'), 1)
    assert.isEmpty(habits('nl', 'Als er nog niets binnen is, wachten we.'))
    assert.isEmpty(habits('nl', 'Is er nog niets binnen? Dan wachten we.'))
    assert.isEmpty(habits('de', 'Hast du Fragen, oder klappt etwas nicht? Schreib uns.'))
  })
})
