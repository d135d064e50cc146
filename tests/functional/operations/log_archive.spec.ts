import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { bytesAfter, logArchive } from '#queries/operations/log_archive'
import { valueOf } from '#tests/point_in_time/page'

const name = '00000001000000000000002A'
const megabyte = 1024 * 1024

let folder: string
let wal: string

test.group('The command that archives the log of PostgreSQL', (group) => {
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'vonk-wal-'))
    wal = join(folder, 'wal')
    mkdirSync(wal)
    return () => rmSync(folder, { recursive: true })
  })

  test('stores a file, and leaves nothing else', ({ assert }) => {
    assert.equal(archive('the log'), 0)
    assert.deepEqual(readdirSync(wal), [`${name}.gz`])
    assert.equal(archived(), 'the log')
  })

  test('succeeds for a file that is there, as after a crash before that was noted', ({
    assert,
  }) => {
    assert.equal(archive('the log'), 0)
    assert.equal(archive('the log'), 0)
    assert.equal(archived(), 'the log')
  })

  test('fails for another one of the name, and for one cut off, and keeps what is there', ({
    assert,
  }) => {
    assert.equal(archive('the log'), 0)
    for (const other of ['another', 'the lo', 'the log!']) assert.notEqual(archive(other), 0)
    assert.equal(archived(), 'the log')
    const whole = gzipSync('the log')
    for (const length of [0, whole.length - 9]) {
      writeFileSync(join(wal, `${name}.gz`), whole.subarray(0, length))
      assert.notEqual(archive('the log'), 0)
    }
  })

  test('goes on after a crash in the middle', ({ assert }) => {
    writeFileSync(join(wal, `${name}.part`), 'half')
    assert.equal(archive('the log'), 0)
    assert.equal(archived(), 'the log')
  })

  test('flushes the file before it has its name, and the name before it succeeds', ({ assert }) => {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    for (const program of ['sync', 'mv']) {
      const said = `#!/bin/sh\necho "${program} $1" >> ${folder}/said\nexec /bin/${program} "$@"\n`
      writeFileSync(join(programs, program), said, { mode: 0o755 })
    }
    assert.equal(archive('the log', `${programs}:${process.env.PATH}`), 0)
    assert.deepEqual(readFileSync(join(folder, 'said'), 'utf8').trim().split('\n'), [
      `sync ${wal}/${name}.part`,
      `mv ${wal}/${name}.part`,
      `sync ${wal}`,
    ])
  })

  test('fails where the folder is gone', ({ assert }) => {
    rmSync(wal, { recursive: true })
    assert.notEqual(archive('the log'), 0)
  })
})

test.group('The log that PostgreSQL has not archived', () => {
  test('is what was written after the last file that it did', ({ assert }) => {
    const segment = 16 * megabyte
    const position = (part: number, file: number) => part * 2 ** 32 + file * segment
    assert.equal(bytesAfter(name, position(0, 0x2b), segment), 0)
    assert.equal(bytesAfter(name, position(0, 0x2d) + 5, segment), 2 * segment + 5)
    assert.equal(bytesAfter('0000000200000003000000FF', position(4, 1), segment), segment)
    assert.equal(bytesAfter(`${name}.00000028.backup`, position(0, 0x2c), segment), segment)
    assert.equal(bytesAfter(name, position(0, 0x20), segment), 0)
    for (const unknown of [null, '00000002.history']) {
      assert.isNull(bytesAfter(unknown, position(1, 0), segment))
    }
  })

  test('is unknown where there is no archive', async ({ assert }) => {
    if (db.connection().dialect.name === 'postgres') {
      const { rows } = await db.rawQuery(`select current_setting('archive_mode') as mode`)
      if (rows[0].mode !== 'off') return
    }
    assert.isNull(await logArchive())
  })
})

/** Does with this content what PostgreSQL does by the setting of the page; answers the exit code. */
function archive(content: string, path = process.env.PATH) {
  const file = join(folder, 'segment')
  writeFileSync(file, content)
  const command = valueOf('archive_command', wal)
    .replace(/^'(.*)'$/, '$1')
    .replaceAll('%f', name)
    .replaceAll('%p', file)
  return spawnSync('sh', ['-c', command], { env: { PATH: path } }).status
}

function archived() {
  return gunzipSync(readFileSync(join(wal, `${name}.gz`))).toString()
}
