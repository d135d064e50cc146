import { test } from '@japa/runner'
import {
  fits,
  interestsToChoose,
  parseAnswers,
  questionsFor,
  type Facts,
} from '#core/landings/questionnaire'

const lars: Facts = {
  reason: 'dating',
  tattoos: 'one',
  interests: ['kissing', 'hiking', 'cooking', 'cars', 'wine'],
  age: 39,
}

const nothing = parseAnswers({})

test.group('Would you two get on?', () => {
  test('asks three questions, about what the member has said', ({ assert }) => {
    assert.deepEqual(questionsFor(lars), ['reason', 'interests', 'tattoos'])
    assert.deepEqual(questionsFor({ ...lars, reason: null, interests: ['kissing'] }), [
      'tattoos',
      'home',
      'age',
    ])
    assert.include(questionsFor({ ...lars, interests: ['wine'] }), 'interests')
    const silent = { ...lars, reason: null, tattoos: null, interests: [] }
    assert.deepEqual(questionsFor(silent), ['home', 'age'])
  })

  test('offers as many interests that are theirs as such that are not', ({ assert }) => {
    const offered = interestsToChoose(lars.interests)
    const theirs = offered.filter((one) => lars.interests.includes(one))
    assert.deepEqual(theirs, ['hiking', 'cooking', 'wine'])
    assert.deepEqual(offered, ['hiking', 'mountains', 'cooking', 'coffee', 'wine', 'football'])
  })

  test('finds that {question} fits: {expected}')
    .with([
      { question: 'reason', query: { reason: 'dating' }, expected: true },
      { question: 'reason', query: { reason: 'friendship' }, expected: false },
      { question: 'tattoos', query: { tattoos: 'one' }, expected: true },
      { question: 'tattoos', query: { tattoos: 'none' }, expected: false },
      { question: 'interests', query: { interest: ['beer', 'hiking'] }, expected: true },
      { question: 'interests', query: { interest: 'beer' }, expected: false },
      { question: 'home', query: { home: 'same' }, expected: true },
      { question: 'home', query: { home: 'elsewhere' }, expected: false },
      { question: 'age', query: { age: 'thirties' }, expected: true },
      { question: 'age', query: { age: 'under_30' }, expected: false },
    ] as const)
    .run(({ assert }, { question, query, expected }) => {
      assert.equal(fits(question, lars, parseAnswers(query)), expected)
      assert.isNull(fits(question, lars, nothing), 'not answered')
    })

  for (const [age, band] of [
    [29, 'under_30'],
    [30, 'thirties'],
    [39, 'thirties'],
    [40, 'forties'],
    [50, 'over_50'],
  ] as const) {
    test(`counts a member of ${age} as ${band}`, ({ assert }) => {
      assert.isTrue(fits('age', { ...lars, age }, parseAnswers({ age: band })))
    })
  }

  test('takes no answer that it does not offer', ({ assert }) => {
    const hostile = {
      gender: 'robot',
      reason: ['dating'],
      tattoos: { a: '1' },
      interest: ['kissing', '<b>', 'hiking', 'hiking'],
      home: '__proto__',
      age: '39',
    }
    assert.deepEqual(parseAnswers(hostile), { ...nothing, interests: ['hiking'] })
  })
})
