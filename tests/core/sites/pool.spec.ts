import { test } from '@japa/runner'
import {
  familyOf,
  isPoolUnagreed,
  nameOf,
  poolOf,
  shareMembers,
  sitesClosedTo,
  type NamedPoolSite,
  type PoolSite,
} from '#core/sites/pool'
import { defaultSettings } from '#core/sites/settings/settings'

const vonk = { name: 'Vonk B.V.', country: 'NL', kvk: '12345678' }
const other = { name: 'Flirt GmbH', country: 'DE', kvk: 'HRB 1' }
const apart = { memberResell: false }
const open = { shareWithCompanies: true }

function site(id: string, company: PoolSite['company'], settings: object = {}): NamedPoolSite {
  const shown = { name: `Site ${id}`, domain: `${id}.test`, countries: [] }
  return { id, company, settings: { ...defaultSettings, ...settings }, ...shown }
}

test.group('Two sites', () => {
  test('{why}: {shared}')
    .with([
      { why: 'of one company', one: [vonk], two: [vonk], shared: true },
      { why: 'of one company, typed twice', one: [vonk], two: [typed()], shared: true },
      { why: 'of no company yet', one: [null], two: [null], shared: true },
      { why: 'of one company, one keeps its own', one: [vonk], two: [vonk, apart], shared: false },
      { why: 'of two companies', one: [vonk], two: [other], shared: false },
      { why: 'of two companies, one opens', one: [vonk, open], two: [other], shared: false },
      { why: 'of two companies, both open', one: [vonk, open], two: [other, open], shared: true },
      {
        why: 'of two companies, both open, one keeps its own',
        one: [vonk, open],
        two: [other, { ...open, ...apart }],
        shared: false,
      },
      { why: 'of which one has no company', one: [vonk], two: [null], shared: false },
      { why: 'of two numbers', one: [vonk], two: [{ ...vonk, kvk: '2' }], shared: false },
      { why: 'of two countries', one: [vonk], two: [{ ...vonk, country: 'BE' }], shared: false },
      { why: 'of two names', one: [vonk], two: [{ ...vonk, name: 'Vonk' }], shared: false },
    ] as const)
    .run(({ assert }, { one: [company, settings], shared, two: [company2, settings2] }) => {
      const [one, two] = [site('1', company, settings), site('2', company2, settings2)]
      assert.equal(shareMembers(one, two), shared)
      assert.equal(shareMembers(two, one), shared)
      assert.deepEqual(sitesClosedTo('1', [one, two]), shared ? [] : ['2'])
      const told = { name: 'Site 2', domain: '2.test', company: company2?.name ?? null }
      assert.deepEqual(poolOf('1', [one, two]), shared ? [told] : [])
    })

  test('are named with the company, where it is entered', ({ assert }) => {
    const flirt = { name: 'Flirt', domain: 'flirt.test' }
    assert.equal(nameOf({ ...flirt, company: null }), 'Flirt (flirt.test)')
    assert.equal(nameOf({ ...flirt, company: 'Vonk B.V.' }), 'Flirt (flirt.test, Vonk B.V.)')
  })

  test('a site is always open to itself', ({ assert }) => {
    const alone = site('1', vonk, apart)
    assert.isTrue(shareMembers(alone, alone))
    assert.deepEqual(sitesClosedTo('1', [alone]), [])
  })

  test('a site that nobody knows is open to none', ({ assert }) => {
    assert.deepEqual(sitesClosedTo('0', [site('1', vonk)]), ['1'])
    assert.deepEqual(poolOf('0', [site('1', vonk)]), [])
  })

  test('are of a family where one company shares its members', ({ assert }) => {
    assert.equal(familyOf(site('1', vonk)), familyOf(site('2', typed())))
    assert.notEqual(familyOf(site('1', vonk, open)), familyOf(site('2', other, open)))
    assert.isNull(familyOf(site('1', vonk, apart)))
  })

  test('need an agreement once other companies get members', ({ assert }) => {
    assert.isFalse(isPoolUnagreed(defaultSettings))
    assert.isTrue(isPoolUnagreed({ ...defaultSettings, ...open }))
    assert.isFalse(isPoolUnagreed({ ...defaultSettings, ...open, ...apart }))
    const agreed = { ...defaultSettings, ...open, poolAgreement: 'Folder 3, 1 December 2026' }
    assert.isFalse(isPoolUnagreed(agreed))
  })
})

function typed() {
  return { name: ' vonk  b.v. ', country: 'NL', kvk: '1234 5678' }
}
