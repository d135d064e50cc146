import { test } from '@japa/runner'
import { subjectOf } from '#core/complaints/public_form/subject'

test.group('The subject of a complaint', () => {
  test('is its first sentence, or the beginning of a long one', ({ assert }) => {
    assert.equal(subjectOf('I was charged twice. My bank shows it.'), 'I was charged twice')
    assert.equal(subjectOf('Why was I charged twice? Help!'), 'Why was I charged twice?')
    const long = subjectOf('word '.repeat(100))
    assert.isAtMost(long.length, 80)
    assert.match(long, /word…$/)
    assert.equal(subjectOf('a'.repeat(80)), 'a'.repeat(80))
    assert.equal(subjectOf('a'.repeat(200)), `${'a'.repeat(79)}…`)
  })

  test('names no address, as it goes into a mail', ({ assert }) => {
    for (const trap of [
      'https://evil.example/x',
      'www.evil.example',
      'evil.example',
      'a@evil.nl',
    ]) {
      const subject = subjectOf(`Your prize waits at ${trap} today`)
      assert.notInclude(subject, 'evil', trap)
      assert.include(subject, 'Your prize')
    }
  })

  test('is made of the first 200 characters, whatever follows', ({ assert }) => {
    const start = 'I was charged twice. '.padEnd(190, 'and it was my last money ')
    const subjects = ['', 'a'.repeat(1_000_000), ' @'.repeat(500_000)].map((rest) =>
      subjectOf(start + rest)
    )
    assert.deepEqual(new Set(subjects), new Set(['I was charged twice']))
    assert.equal(subjectOf('a'.repeat(201)), '')
  })

  test('never ends in half of an address', ({ assert }) => {
    const subject = subjectOf(`Your prize ${' '.repeat(182)} evil.example waits`)
    assert.equal(subject, 'Your prize')
  })

  test('is empty where words say nothing', ({ assert }) => {
    for (const nothing of ['', ' \n', '!!! ???', '…']) assert.equal(subjectOf(nothing), '')
  })
})
