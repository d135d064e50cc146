import { test } from '@japa/runner'
import '@japa/assert'
import { ESLint } from 'eslint'

const rule = 'no-restricted-syntax'
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule })

test.group('The props of a page', (group) => {
  // Loading the configuration takes a second when nothing else runs.
  group.each.timeout(30_000)

  test('may be scalars and generated types', async ({ assert }) => {
    const scalars = page('{ formId: string; days: number; sent: boolean; file: string | null }')
    const lists = page('{ rows: Data.Order[]; rest: Pick<Data.SharedProps, "me"> }')
    assert.deepEqual([await refusals(scalars), await refusals(lists)], [0, 0])
  })

  test('write down no object: {$self}')
    .with([
      '{ free: { messages: number } }',
      '{ rows: { id: string }[] }',
      '{ a: Readonly<{ b: 1 }> }',
    ])
    .run(async ({ assert }, props) => {
      assert.equal(await refusals(page(props)), 1)
    })

  test('are no shape that the page names itself', async ({ assert }) => {
    assert.equal(await refusals(`type Free = { messages: number }\n${page('{ free: Free }')}`), 1)
    assert.equal(await refusals(`interface Free { messages: number }\n${page('{ a: Free }')}`), 1)
  })

  test('write down no shape in a component either', async ({ assert }) => {
    const component = 'inertia/components/moderation/report_props.ts'
    const shape = 'export type ReportProps = { thing: { kind: string; id: string } }'
    assert.equal(await refusals(shape, component), 1)
    const callback = 'export type CityProps = { onChoose: (city: { id: string }) => void }'
    assert.equal(await refusals(callback, component), 0)
  })
})

function page(props: string) {
  return `export default function Page(props: InertiaProps<${props}>) { return props.title }\n`
}

async function refusals(text: string, filePath = 'inertia/pages/credits/index.tsx') {
  const [{ messages }] = await eslint.lintText(text, { filePath })
  return messages.filter(({ ruleId, fatal }) => fatal || ruleId === rule).length
}
