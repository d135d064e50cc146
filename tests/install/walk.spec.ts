import { join } from 'node:path'
import { test } from '@japa/runner'
import { packLinkedRelease } from '#tests/install/archive'
import { findPort, startMachine, type WalkedMachine } from '#tests/install/machine'
import { blocksOf, pagesOfInstall, type Block } from '#tests/install/manual'
import { startPostOffice, type PostOffice } from '#tests/install/post_office'
import { visitorOf } from '#tests/install/visitor'
import { bounce } from '#tests/support/mail/inbound_mail'
import { runSql } from '#tests/support/site/run_sql'

let port: number
let machine: WalkedMachine
let office: PostOffice
let visitor: ReturnType<typeof visitorOf>

/** The last block of install.md upgrades the site. */
const install = blocksOf('install').slice(0, -1)
const upgrade = blocksOf('install').slice(-1)

test.group('Who follows the manual on an empty machine', (group) => {
  group.setup(async () => {
    port = await findPort()
    visitor = visitorOf(port)
    machine = await startMachine(port)
    office = await startPostOffice()
    return async () => {
      await machine.stop()
      office.stop()
    }
  })

  test('has a site that is ready, a worker, and an admin who can log in', async ({ assert }) => {
    const folder = packLinkedRelease(machine.root, 'vonk-1')
    const said = await machine.follow(install, { folder })
    assert.include(said, '"status":"ok"')
    assert.sameMembers(machine.running(), [`vonk@${port}`, 'vonk-worker'])
    assert.equal(await visitor.statusOf('/'), 200)
    const [, password] = /Log in at \/admin with you@example.com and (\S+)/.exec(said)!
    assert.isNull(await visitor.logInAsAdmin('you@example.com', 'another password'))
    assert.include(await visitor.logInAsAdmin('you@example.com', password), '/second-factor')
  })

  test('sends mails, and takes in one that comes back', async ({ assert }) => {
    const page = blocksOf('mail')
    await machine.follow(page, { settings: () => `SMTP_PORT=${office.port}` })
    await visitor.signUp('eva@example.net', await someTown())
    const { recipient, sender } = await office.firstMail()
    assert.equal(recipient, 'eva@example.net')
    const [, tag] = /^bounce\+(\S+)@mail\.example\.com$/.exec(sender)!
    const taken = await machine.run(commandOfPostfix(page), { input: bounce(tag) })
    assert.include(taken, 'bounce')
  })

  test('has backups that can be restored, and figures', async ({ assert }) => {
    const said = new Map<string, string>()
    for (const page of pagesOfInstall().filter((one) => one !== 'mail')) {
      const settings = (printed: string) => `BACKUP_RECIPIENT=${/age1\w+/.exec(printed)?.[0] ?? ''}`
      said.set(page, await machine.follow(blocksOf(page), page === 'backups' ? { settings } : {}))
    }
    assert.include(said.get('backups'), 'The newest backup can be restored')
    assert.include(said.get('monitoring'), 'vonk_database_up 1')
    assert.equal(await visitor.statusOf('/'), 200)
  })

  test('is left with what only people can do', async ({ assert }) => {
    const printed = await machine.run('vonk-ace site:check --json || true')
    const [{ lacks }] = JSON.parse(/^\[.*\]$/m.exec(printed)![0])
    assert.deepEqual(lacks, [
      'support_address',
      'text_messages',
      'texts_approved',
      'premium_claim',
      'second_judge',
      'second_factor',
    ])
  })

  test('upgrades to the next release', async ({ assert }) => {
    await machine.follow(upgrade, { folder: packLinkedRelease(machine.root, 'vonk-2') })
    assert.include(await machine.run('vonk version'), 'vonk-2')
    assert.equal(await visitor.statusOf('/'), 200)
  })
})

async function someTown() {
  const env = { SQLITE_FILE: join(machine.root, 'var/lib/vonk/vonk.sqlite3') }
  const sql = `select id, region_id from places where country = 'NL' limit 1`
  const [{ id, region_id: region }] = await runSql(env, sql)
  return { id: Number(id), region: Number(region) }
}

/** What the page has postfix run for each mail. */
function commandOfPostfix(page: readonly Block[]) {
  const [, command] = page.map(({ text }) => /argv=([^']+)'/.exec(text)).find(Boolean)!
  return command
}
