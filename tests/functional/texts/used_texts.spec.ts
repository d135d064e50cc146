import { test } from '@japa/runner'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { textsUsedBy, textsUsedByView } from '../../../bin/used_texts.js'

/** What a file of this content names. */
function usedBy(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-texts-'))
  const path = join(folder, 'code.ts')
  writeFileSync(path, code)
  const program = ts.createProgram([path], { noLib: true, strict: true, types: [] })
  const files = program.getSourceFiles().filter(({ fileName }) => fileName === path)
  const used = textsUsedBy({ checker: program.getTypeChecker(), files }, ['payments', 'profiles'])
  rmSync(folder, { recursive: true })
  return { keys: [...used.keys], unclear: used.unclear }
}

test.group('The texts that code names', () => {
  test('are those of the values a template can take, and no others', ({ assert }) => {
    const { keys, unclear } = usedBy(`
      declare function t(key: string): string
      declare const state: 'paid' | 'open'
      t(\`payments.status_\${state}\`)
    `)
    assert.sameMembers(keys, ['payments.status_paid', 'payments.status_open'])
    assert.notInclude(keys, 'payments.status_surplus')
    assert.isEmpty(unclear)
  })

  test('are found for each value of a parameter’s type', ({ assert }) => {
    const { keys } = usedBy(`
      function name<K extends 'a' | 'b'>(kind: K, count: 1 | 2) {
        return \`profiles.\${kind}_\${count}_help\`
      }
    `)
    assert.sameMembers(keys, [
      'profiles.a_1_help',
      'profiles.a_2_help',
      'profiles.b_1_help',
      'profiles.b_2_help',
    ])
  })

  test('must be listed by a type', ({ assert }) => {
    const { unclear } = usedBy('export const name = (key: string) => `profiles.${key}`')
    assert.lengthOf(unclear, 1)
    assert.match(unclear[0], /code\.ts:1: `profiles\.\$\{key\}` could name any text/)
  })

  test('do not include members of an object, types or columns', ({ assert }) => {
    const { keys } = usedBy(`
      declare const payments: { method: number; where(column: string): void }
      declare const column: 'age'
      type Key = 'payments.type'
      payments.method
      payments.where(\`profiles.\${column}\`)
    `)
    assert.isEmpty(keys)
  })
})

test.group('The texts that a view names', () => {
  test('are written out, or filled from a list', ({ assert }) => {
    const { keys, unclear } = textsUsedByView(
      "{{ i18n.t('payments.pay_now') }} {{ i18n.t('sandbox.first_' + first) }}"
    )
    assert.sameMembers(
      [...keys],
      ['payments.pay_now', 'sandbox.first_webhook', 'sandbox.first_return']
    )
    assert.isEmpty(unclear)
  })

  test('may not be put together from anything else', ({ assert }) => {
    assert.lengthOf(textsUsedByView("{{ i18n.t('payments.' + any) }}").unclear, 1)
  })
})
