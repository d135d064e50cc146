import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

/** Says which temporary folder a site would inherit that starts while Chromium is unpacked. */
const startsBoth = `
  import { tmpdir } from 'node:os'
  import { launchChromium } from '#tests/support/browser/chromium'
  const inherited = new Set()
  const timer = setInterval(() => inherited.add(tmpdir()), 5)
  await (await launchChromium()).close()
  clearInterval(timer)
  console.log(JSON.stringify([...inherited]))
`

test.group('The first run on a machine', (group) => {
  let empty: string
  group.each.setup(() => {
    empty = mkdtempSync(join(tmpdir(), 'vonk-test-'))
    return () => rmSync(empty, { recursive: true, force: true })
  })

  test('unpacks Chromium without another temporary folder for anybody else', async ({ assert }) => {
    const { stdout } = await run(
      process.execPath,
      ['--import=@poppinss/ts-exec', '--input-type=module', '--eval', startsBoth],
      { env: { ...process.env, TMPDIR: empty } }
    )
    assert.deepEqual(JSON.parse(stdout), [empty])
  })

  test('starts PostgreSQL where root has a temporary folder that is closed to others', async ({
    assert,
  }) => {
    const { stdout } = await run(
      process.execPath,
      ['bin/with_pg.mjs', process.execPath, '--print', 'process.env.PG_URL'],
      { env: { ...process.env, TMPDIR: empty } }
    )
    assert.match(stdout, /^postgres:/)
  })
})
