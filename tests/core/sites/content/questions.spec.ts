import { test } from '@japa/runner'
import { questionsIn } from '#core/sites/content/questions'

const page = `# Questions

Before you ask.

## Does it cost anything?

No. And there’s *no* subscription.

- not now
- not later

## Who sees my photos?

### In the search

Everyone.

## Nobody answers this
`

test.group('The questions of a page', () => {
  test('are its second headings in their order, each with all that stands under it', ({
    assert,
  }) => {
    assert.deepEqual(questionsIn(page), [
      {
        question: 'Does it cost anything?',
        answer: 'No. And there’s *no* subscription.\n\n- not now\n- not later',
      },
      { question: 'Who sees my photos?', answer: '### In the search\n\nEveryone.' },
    ])
  })

  test('are none where a page has no second heading', ({ assert }) => {
    assert.deepEqual(questionsIn('# Questions\n\nWrite to us.'), [])
    assert.deepEqual(questionsIn(''), [])
  })
})
