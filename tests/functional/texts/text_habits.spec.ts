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
})
