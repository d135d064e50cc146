import { test } from '@japa/runner'
import { ok, refuse } from '#core/result'
import { checkParts, keepParts, lawIn, type LawOfSite } from '#core/sites/content/parts'

const site: LawOfSite = { companyCountry: 'NL', countries: ['NL', 'GB'], facts: ['dpo'] }

function kept(names: string, about: Partial<LawOfSite> = {}) {
  return keepParts(`before\n::: ${names}\nwithin\n:::\nafter`, { ...site, ...about })
}

test.group('A part of a text', () => {
  const whole = 'before\nwithin\nafter'
  const without = 'before\nafter'

  test('stays for a country that the site serves, or where its company is', ({ assert }) => {
    assert.equal(kept('GB'), whole)
    assert.equal(kept('GB', { countries: ['FR'] }), without)
    assert.equal(kept('NL', { countries: ['FR'] }), whole)
    assert.equal(kept('DE'), without)
  })

  test('stays for the Union by each of its members', ({ assert }) => {
    assert.equal(kept('EU'), whole)
    assert.equal(kept('EU', { companyCountry: 'US', countries: ['US', 'GB'] }), without)
    assert.equal(kept('EU', { companyCountry: 'MT', countries: ['US'] }), whole)
    assert.equal(kept('EU', { companyCountry: null, countries: ['PL'] }), whole)
  })

  test('stays where a fact is known, or with ! where it is not', ({ assert }) => {
    assert.equal(kept('dpo'), whole)
    assert.equal(kept('dispute_body'), without)
    assert.equal(kept('!dispute_body'), whole)
    assert.equal(kept('!dpo'), without)
  })

  test('stays if one of its names holds', ({ assert }) => {
    assert.equal(kept('DE GB'), whole)
    assert.equal(kept('DE  AT'), without)
  })

  test('stays for the one country that a text is previewed for, with the facts of the site', ({
    assert,
  }) => {
    const text = '::: NL\nDutch\n:::\n::: EU\nUnion\n:::\n  ::: GB dpo\nBritish\n  :::'
    assert.equal(keepParts(text, lawIn('GB', site)), 'British')
    assert.equal(keepParts(text, lawIn('DE', { ...site, facts: [] })), 'Union')
  })

  test('can be lines of a table, and several follow each other', ({ assert }) => {
    const text = '| a |\n::: DE\n| b |\n:::\n::: GB\n| c |\n:::\n| d |'
    assert.equal(keepParts(text, site), '| a |\n| c |\n| d |')
  })
})

test.group('The parts of a text', () => {
  test('are right when each is closed and has names that are known', ({ assert }) => {
    assert.deepEqual(checkParts('# T\n\n::: EU !dpo\n\nText.\n\n:::\n'), ok())
    assert.deepEqual(checkParts('Three colons ::: within a line'), ok())
  })

  test('have no other name', ({ assert }) => {
    for (const name of ['XX', 'eu', '!nobody', 'site']) {
      const refused = refuse('part_unknown', { name, line: 2 })
      assert.deepEqual(checkParts(`# T\n::: GB ${name}\n:::`), refused)
    }
  })

  test('are closed, and stand beside each other', ({ assert }) => {
    for (const text of ['# T\n::: GB\nText', '# T\n::: GB\n::: NL\n:::\n:::']) {
      assert.deepEqual(checkParts(text), refuse('part_open', { line: 2 }), text)
    }
    for (const text of ['T\nT\n:::', '::: GB\n:::\n:::', '::: GB\n:::\n \t:::\t']) {
      assert.deepEqual(checkParts(text), refuse('part_not_begun', { line: 3 }), text)
    }
  })
})
