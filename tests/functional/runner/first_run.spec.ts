import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

/** Prints the temporary folders of its process while Chromium is unpacked: any process that starts then inherits them. */
const watchFolders = `
  import { tmpdir } from 'node:os'
  import { launchChromium } from '#tests/support/browser/chromium'
  const folders = new Set()
  const timer = setInterval(() => folders.add(tmpdir()), 5)
  await (await launchChromium()).close()
  clearInterval(timer)
  console.log(JSON.stringify([...folders]))
`

test.group('The first run on a machine', (group) => {
  let empty: string
  group.each.setup(() => {
    empty = mkdtempSync(join(tmpdir(), 'vonk-test-'))
    return () => rmSync(empty, { recursive: true, force: true })
  })

  test('unpacks Chromium without changing the temporary folder of its process', async ({
    assert,
  }) => {
    const { stdout } = await run(
      process.execPath,
      ['--import=@poppinss/ts-exec', '--input-type=module', '--eval', watchFolders],
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
