import { readFile } from 'node:fs/promises'
import { Kernel, ListLoader } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import ReportsClose from '#commands/reports_close'
import { endWrongCallsWithTwo } from '#terminal/wrongly_called'
import { inTransaction } from '#tests/support/database/transactions'
import { helpOf, ownCommands, sectionOf } from '#tests/support/operators/own_commands'
import { runCommand } from '#tests/support/operators/run_command'

test.group('Every command', (group) => {
  inTransaction(group)

  test('stands in its manual as it is, and nothing else does', async ({ assert }) => {
    const page = await readFile(app.makePath('docs/operations/commands.md'), 'utf8')
    const sections = page.split(/^(?=## )/m).slice(1)
    const wanted = (await ownCommands()).map((one) => `${sectionOf(one)}\n`)
    assert.deepEqual(
      sections.map((section) => section.trim()),
      wanted.map((section) => section.trim())
    )
  })

  test('shows in its help how it is called', async ({ assert }) => {
    for (const command of await ownCommands()) {
      const example = `vonk ace ${command.commandName}`
      assert.isTrue(
        helpOf(command).some((line) => line.startsWith(example)),
        command.commandName
      )
    }
  })

  test('answers programs with --json, but those that prepare or work a site', async ({
    assert,
  }) => {
    const silent = (await ownCommands()).filter(({ flags }) =>
      flags.every(({ name }) => name !== 'json')
    )
    assert.deepEqual(
      silent.map(({ commandName }) => commandName),
      ['demo:crowd', 'demo:seed', 'queue:work', 'site:install', 'site:prepare']
    )
  })

  test('that lists something prints one JSON text with --json', async ({ assert }) => {
    const listing = (await ownCommands()).filter(({ args, commandName, flags }) => {
      if (!/:(list|verify|check|compare|refusals|reconcile|review)$/.test(commandName)) return false
      return flags.some(({ name }) => name === 'json') && !args.some(({ required }) => required)
    })
    assert.isAbove(listing.length, 8)
    for (const { commandName } of listing) {
      const { report } = await runCommand(commandName, '--json')
      assert.isDefined(JSON.parse(report), commandName)
    }
  })

  test('that does something says with --json what', async ({ assert }) => {
    const purged = await runCommand('members:purge', '--yes', '--json')
    assert.deepEqual(JSON.parse(purged.report), { erased: 0 })
    const create = ['discounts:create', '--code=spring10', '--percentage=10', '--json']
    const created = JSON.parse((await runCommand(create[0], ...create.slice(1))).report)
    assert.containSubset(created, { code: 'SPRING10', valuePercentage: 10 })
    const ended = JSON.parse((await runCommand('discounts:end', 'SPRING10', '--json')).report)
    assert.equal(ended.code, 'SPRING10')
  })

  test('that fails says with --json why, and by the same exit code', async ({ assert }) => {
    const failed = await runCommand('discounts:end', 'SPRING10', '--json')
    assert.deepEqual(JSON.parse(failed.report), { error: '"SPRING10": there is no such code' })
    assert.equal(failed.exitCode, 1)
    const misused = await runCommand('members:purge', '--json')
    assert.match(JSON.parse(misused.report).error, /--yes/)
    assert.equal(misused.exitCode, 2)
  })

  test('that needs a build says how to make one, where there is none', async ({ assert }) => {
    const { exitCode, report } = await runCommand('backup:drill')
    assert.equal(exitCode, 1)
    assert.include(report, 'npm run build')
  })

  test('that destroys something does nothing unless it is meant', async ({ assert, cleanup }) => {
    const { isTTY } = process.stdin
    cleanup(() => void (process.stdin.isTTY = isTTY))
    process.stdin.isTTY = false
    for (const name of ['members:purge', 'photos:sweep']) {
      const { exitCode, report } = await runCommand(name)
      assert.equal(exitCode, 2, name)
      assert.include(report, '--yes')
    }
  })

  test('that is called wrongly ends with exit code 2', async ({ assert }) => {
    const report = crypto.randomUUID()
    const calls = [
      ['reports:close'],
      ['reports:close', report, '--verdict=banned'],
      ['reports:close', report, '--decision=jail'],
      ['reports:shut'],
    ]
    for (const call of calls) assert.equal(await exitCodeOf(call), 2, call.join(' '))
    assert.equal(await exitCodeOf(['reports:close', report, '--decision=banned']), 1)
  })
})

/** Runs a command as the entry point of commands does, and returns its exit code. */
async function exitCodeOf(call: string[]) {
  const kernel = new Kernel(app)
  kernel.addLoader(new ListLoader([ReportsClose]))
  kernel.ui.switchMode('raw')
  endWrongCallsWithTwo(kernel)
  await kernel.handle(call)
  return kernel.exitCode
}
