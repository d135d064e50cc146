/*
 * The drill of docs/operations/point-in-time.md with Debian's PostgreSQL: a member deletes a message, the server is lost, and
 * comes back from its copy and its log as it was a second before. Writes what came of it into docs/operations/drills.md.
 * Exit code 0: the message is there; 1: it is not; 2: PostgreSQL is missing.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntil } from '#tests/browser/story/wait_until'
import { identity } from '#tests/cluster/parts/part'
import { StartedParts } from '#tests/cluster/parts/started_parts'
import { settingOf, valueOf } from '#tests/point_in_time/page'
import * as postgres from '#tests/point_in_time/server'
import { memberClient } from '#tests/support/http/member_client'
import { circumstances, keepInDrills } from '#tests/support/operators/drills_page'
import { membersWhoSignIn } from '#tests/support/people/signing_in'
import { freePort } from '#tests/support/processes/free_port'
import { runAce } from '#tests/support/site/command'
import { giveCredits } from '#tests/support/site/give_credits'
import { startNode } from '#tests/support/site/node'
import { environment } from '#tests/support/site/running_site'
import { WatchedLog } from '#tests/support/site/watched_log'

if (!existsSync('/usr/lib/postgresql')) {
  console.error('Something is missing: apt-get install postgresql-15')
  process.exit(2)
}

const parts = new StartedParts()
const log = new WatchedLog()
const parent = mkdtempSync(join(tmpdir(), 'vonk-point-in-time-'))
chmodSync(parent, 0o755)
parts.add({ stop: () => log.assertDiscreet() })
parts.add({ stop: () => rmSync(parent, { recursive: true, force: true }) })
try {
  await drill()
} finally {
  await parts.stop()
}
process.exit()

async function drill() {
  const [data, wal, base] = ['data', 'wal', 'base'].map((name) =>
    postgres.folderOfPostgres(parent, name)
  )
  postgres.makeServer(data)
  const unnoted = join(parent, 'unnoted')
  const archiving = ['archive_mode = on', unnotedWhile(unnoted, wal), 'archive_timeout = 60']
  const server = parts.add(await postgres.startServer(data, archiving))
  const settings = { DB_CONNECTION: 'pg', PG_URL: server.url, OPS_PORT: String(await freePort()) }
  const env = environment(parent, await freePort(), settings)
  await runAce(['site:prepare', '--demo'], env)

  const copying = await timed(() => {
    const from = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres']
    const how = ['--format=tar', '--gzip', '--checkpoint=fast']
    postgres.runAsPostgres('pg_basebackup', [...from, `--pgdata=${base}/copy`, ...how], base)
  })
  const { before, conversationId, message, numbers } = await useSite(env, server)
  writeFileSync(unnoted, '')
  const node = parts.add(await startNode(env, log))
  const [{ file }] = await server.sql('select pg_walfile_name(pg_switch_wal()) as file')
  await waitUntil(async () => existsSync(join(wal, `${file}.gz`)), 'the log lies there')
  await waitUntil(() => tellsOfFailure(env), 'the failure is measured')
  rmSync(unnoted)
  const taking = await timed(async () => {
    await server.sql("select pg_create_restore_point('next'), pg_switch_wal()")
    await waitUntil(() => isArchived(server, String(file)), 'the log is archived')
  })
  await node.stop()
  await server.kill()

  const again = postgres.folderOfPostgres(parent, 'again')
  unpack(join(base, 'copy', 'base.tar.gz'), again)
  unpack(join(base, 'copy', 'pg_wal.tar.gz'), join(again, 'pg_wal'))
  postgres.askForRecovery(again)
  let recovered!: postgres.Server
  const recovery = await timed(async () => {
    recovered = await postgres.startServer(again, [
      'archive_mode = off',
      settingOf('restore_command', wal),
      `recovery_target_time = '${before}'`,
      "recovery_target_action = 'promote'",
    ])
    parts.add(recovered)
  })

  const restored = { ...env, PG_URL: recovered.url }
  const verified = await runAce(['ledger:verify'], restored).then(
    () => 'agrees',
    () => 'DIFFERS'
  )
  const texts = await readAsMember(restored, conversationId, numbers[1])
  const isThere = texts.includes(message)
  const isGone = !texts.includes('After')
  const files = readdirSync(wal).map((name) => statSync(join(wal, name)).size)
  await keepInDrills(
    'Back to a moment',
    `${circumstances('npm run point-in-time')} With the settings of [the page](point-in-time.md): a copy of the server was made; then
a member wrote a message, removed it, and wrote another; the archive took a file of the log of which PostgreSQL did not learn,
as when it is killed then; the server was killed and recovered to a second before the removal.

| what                                              | found                                                         |
| ------------------------------------------------- | ------------------------------------------------------------- |
| the message that was removed is there             | ${isThere ? 'yes, and its reader sees it' : 'NO'} |
| what was written after that moment is not         | ${isGone ? 'right' : 'WRONG'} |
| the ledger                                        | ${verified} |
| copy of the server, demo world                    | ${copying}, ${megabytes(sizeOf(join(base, 'copy')))} |
| log since then                                    | ${files.length} files, ${megabytes(files.reduce((sum, one) => sum + one, 0))} |
| the file that was there already                   | a failure was measured; then taken after ${taking} |
| from the start of the recovery to the first write | ${recovery} |
`
  )
  console.log({ isThere, isGone, verified, copying, recovery })
  process.exitCode = isThere && isGone && verified === 'agrees' ? 0 : 1
}

/** A member writes a message, removes it a second later, and writes another. Answers the moment between. */
async function useSite(env: NodeJS.ProcessEnv, server: postgres.Server) {
  const node = parts.add(await startNode(env, log))
  const [{ number: writer }, { number: reader }] = await membersWhoSignIn()
  await giveCredits(env, writer, 100)
  const client = await memberClient(env.APP_URL!, writer)
  const { conversationId } = (await client.begin(reader, 'Hi')).body as { conversationId: string }
  const text = `Before ${crypto.randomUUID()}`
  const said = await client.say(conversationId, text)
  const { message } = said.body as { message: { id: string } }
  await wait(1000)
  const [{ moment }] = await server.sql('select now()::text as moment')
  await wait(1000)
  const path = `/chats/${conversationId}/messages/${message.id}`
  const { status } = await client.call('DELETE', path)
  if (status !== 204) throw new Error(`Removing the message was answered by ${status}`)
  await client.say(conversationId, 'After')
  await node.stop()
  return { before: moment, conversationId, message: text, numbers: [writer, reader] as const }
}

async function readAsMember(env: NodeJS.ProcessEnv, conversationId: string, number: number) {
  const node = parts.add(await startNode(env, log))
  const reader = await memberClient(env.APP_URL!, number)
  const { body } = await reader.call('GET', `/chats/${conversationId}/messages?after=0`)
  await node.stop()
  return (body as { messages: { body: string | null }[] }).messages.map((one) => one.body)
}

/**
 * The command of the page; while this file is there, PostgreSQL learns of no success, as one that is killed once the
 * command has put a file into its place.
 */
function unnotedWhile(file: string, wal: string) {
  const command = valueOf('archive_command', wal).slice(1, -1)
  return `archive_command = '{ ${command}; } && test ! -e ${file}'`
}

/** Whether the alert of an archive that fails would begin to fire. */
async function tellsOfFailure({ OPS_PORT: port }: NodeJS.ProcessEnv) {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return (await answer.text()).includes('vonk_wal_archive_failing 1')
}

async function isArchived(server: postgres.Server, file: string) {
  const [{ last }] = await server.sql('select last_archived_wal as last from pg_stat_archiver')
  return last !== null && String(last) >= file
}

function unpack(archive: string, folder: string) {
  execFileSync('tar', ['-xzf', archive, '-C', folder], identity)
}

function sizeOf(folder: string) {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

async function timed(act: () => unknown) {
  const start = performance.now()
  await act()
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
