import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { settingNames, type SettingName } from '#core/sites/settings/catalogue'
import { camelCase } from '#core/sites/settings/setting'
import { defaultText, settingOf, storedValue, valueText } from '#core/sites/settings/settings'

function typed(name: SettingName, value: unknown) {
  const parsed = settingOf(name).parse(value)
  return parsed.ok ? JSON.stringify(settingOf(name).write(parsed.value)) : parsed.refusal
}

test.group('The catalogue of settings', () => {
  test('has defaults that are values of their settings', ({ assert }) => {
    const strange = settingNames.filter((name) => storedValue(name, defaultText(name)) === null)
    assert.deepEqual(strange, [])
    assert.isAbove(settingNames.length, 50)
  })

  test('has no setting that nothing reads', async ({ assert }) => {
    const sources: string[] = []
    for await (const path of glob('{core,app,start}/**/*.ts')) {
      if (!path.startsWith('core/sites/settings/')) sources.push(await readFile(path, 'utf8'))
    }
    const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))
    const unread = settingNames.filter((name) => !words.has(camelCase(name)))
    assert.deepEqual(unread, [])
  })

  test('always lets a password fit, whatever its lengths are set to', ({ assert }) => {
    const shortest = settingOf('password_min_length').shape
    const longest = settingOf('password_max_length').shape
    const [most, least] = [
      shortest.kind === 'number' && shortest.most,
      longest.kind === 'number' && longest.least,
    ]
    assert.isAtMost(Number(most), Number(least))
  })

  test('reads anything that is stored, and the same again from its own text', ({ assert }) => {
    const name = fc.constantFrom(...settingNames)
    fc.assert(
      fc.property(name, fc.jsonValue(), (one, stored) => {
        const text = valueText(one, stored)
        assert.isNotNull(storedValue(one, text), one)
        assert.equal(valueText(one, JSON.parse(text)), text)
      })
    )
  })

  test('takes anything typed without an error, and never what it cannot read again', ({
    assert,
  }) => {
    const name = fc.constantFrom(...settingNames)
    const cells = fc.dictionary(fc.constantFrom('p1:EUR', 'paypal:NL', 'NL', 'x'), fc.string())
    fc.assert(
      fc.property(name, fc.oneof(fc.anything(), fc.string(), cells), (one, value) => {
        const parsed = settingOf(one).parse(value)
        if (!parsed.ok) return
        const text = JSON.stringify(settingOf(one).write(parsed.value))
        assert.isNotNull(storedValue(one, text), `${one} ${text}`)
      })
    )
  })

  test('refuses "{value}" for {name}: {refusal}')
    .with([
      { name: 'min_age', value: '17', refusal: 'number_too_low' },
      { name: 'min_age', value: 'old', refusal: 'number_invalid' },
      { name: 'free_messages', value: '1001', refusal: 'number_too_high' },
      { name: 'free_messages', value: '1.5', refusal: 'number_invalid' },
      { name: 'signups', value: 'some', refusal: 'choice_unknown' },
      { name: 'auto_like', value: 'maybe', refusal: 'choice_unknown' },
      { name: 'countries', value: [], refusal: 'choices_missing' },
      { name: 'countries', value: ['NL', 'XX'], refusal: 'choice_unknown' },
      { name: 'support_email', value: 'support', refusal: 'setting_no_email' },
      { name: 'premium_claim_date', value: '31-12-2026', refusal: 'setting_no_date' },
      { name: 'premium_claim_date', value: '2026-02-30', refusal: 'setting_no_date' },
      { name: 'mail_domain', value: 'mail', refusal: 'setting_no_domain' },
      { name: 'fictional_singular', value: 'x'.repeat(41), refusal: 'setting_too_long' },
      { name: 'fictional_singular', value: '\u200B', refusal: 'setting_unreadable' },
      { name: 'package_terms', value: { 'p1:EUR': '0' }, refusal: 'price_invalid' },
      { name: 'package_terms', value: { 'p1:EUR': '-5' }, refusal: 'price_invalid' },
      { name: 'package_terms', value: { 'p9:EUR': '5' }, refusal: 'price_invalid' },
      { name: 'package_terms', value: { 'p1:credits': '1.5' }, refusal: 'price_invalid' },
      { name: 'package_terms', value: { 'p1:XXX': '5' }, refusal: 'price_invalid' },
      { name: 'package_terms', value: { 'p1:EUR': '10000.01' }, refusal: 'price_invalid' },
      { name: 'package_terms', value: { 'p1:credits': '100001' }, refusal: 'price_invalid' },
      { name: 'method_costs', value: { 'paypal:NL': 'much' }, refusal: 'cost_invalid' },
      { name: 'method_costs', value: { 'a:NL:1,b': '1' }, refusal: 'cost_invalid' },
      { name: 'vat_rates', value: { NL: '121' }, refusal: 'rate_invalid' },
      { name: 'promo_tiles', value: [{ title: 'Live' }], refusal: 'tile_invalid' },
    ] as const)
    .run(({ assert }, { name, refusal, value }) => {
      assert.equal(typed(name, value), refusal)
    })

  test('stores {name} as {stored}')
    .with([
      { name: 'min_age', value: ' 21 ', stored: '21' },
      { name: 'index_title', value: '  ', stored: 'null' },
      { name: 'countries', value: ['BE', 'NL'], stored: '["NL","BE"]' },
      { name: 'countries', value: ['NL'], stored: '["NL"]' },
      { name: 'free_messages', value: '1000', stored: '1000' },
      { name: 'fictional_singular', value: 'x'.repeat(40), stored: `"${'x'.repeat(40)}"` },
      { name: 'premium_claim_percent', value: '', stored: '0' },
      { name: 'premium_claim_percent', value: '30', stored: '30' },
      { name: 'premium_claim_date', value: ' 2026-11-30 ', stored: '"2026-11-30"' },
      {
        name: 'package_terms',
        value: { 'p3:credits': '100000', 'p3:EUR': '10000', 'p3:GBP': '0.01' },
        stored: '{"p3":{"credits":100000,"EUR":1000000,"GBP":1}}',
      },
      {
        name: 'package_terms',
        value: { 'p1:GBP': '17,50', 'p0:credits': '25', 'p1:EUR': '', 'p1:credits': '60' },
        stored: '{"p0":{"credits":25},"p1":{"credits":60,"GBP":1750}}',
      },
      {
        name: 'method_costs',
        value: { 'paypal:NL': '0,35 + 3,4 %', 'blik:PL': '1', 'ideal:NL': '0', 'eps:AT': '2%' },
        stored: '"blik:PL:1.00,eps:AT:2%,ideal:NL:0.00,paypal:NL:0.35+3.4%"',
      },
      { name: 'vat_rates', value: { CH: '8.1 %', NL: '', GB: '20' }, stored: '"GB:20,CH:8.1"' },
      {
        name: 'promo_tiles',
        value: {
          0: { title: 'Live', link: 'https://cams.example', picture: '/a.webp', position: '3' },
          1: { title: '', position: '6' },
        },
        stored:
          '[{"title":"Live","link":"https://cams.example","picture":"/a.webp","label":null,"position":3}]',
      },
    ] as const)
    .run(({ assert }, { name, stored, value }) => {
      assert.equal(typed(name, value), stored)
    })

  test('never lets a label of fictional profiles become invisible', ({ assert }) => {
    const invisible = settingOf('fictional_singular').read('\u200B\u200B')
    assert.isNull(invisible)
  })
})
