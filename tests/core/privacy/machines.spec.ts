import { access, readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { signKinds } from '#core/messaging/signs/sign'
import { messageWarnings } from '#core/messaging/warnings/warning'
import { keptData } from '#core/privacy/kept_data'
import { type Machine, machines } from '#core/privacy/machines'
import { settingNames } from '#core/sites/settings/catalogue'
import { disabledReasons } from '#core/users/user'

const root = new URL('../../../', import.meta.url)
const listed: readonly Machine[] = machines

/** Settings by which a machine decides about somebody, by their names. */
const deciding =
  /_per_(?:hour|day|ip)$|_limit$|^login_|^auto_|^min_age$|^(?:similar|neighbour|swiped)/

/** Jobs that do what a person or a date decided, count, clean up or look after the machinery. */
const jobsThatDecideNothing = `
  add_up_vat announce_terms back_up check_audit check_ledger compare_settlements
  count_active count_figures count_page_views count_sources empty_old_orders end_downloads
  end_suspension erase_old_messages fold_counts forget_answers forget_source
  keep_message_months measure_storage note_interrupted_imports pay_out_refund
  prepare_download prepare_export purge_debtors reconcile_orders refund_surplus
  remove_downloads remove_old_mail_refusals remove_old_page_views remove_old_sent_mails
  remove_old_swipes remove_pictures send_code_again send_mail send_news_mail send_push
  send_ticket_mail sweep_activity sweep_pictures`

/** The names of the files of a folder, without what ends them. */
async function filesOf(folder: string, ending: string) {
  const names = await readdir(new URL(folder, root))
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
}

/** The files of core that take a measure without a person. */
async function automaticFiles() {
  const names = await readdir(new URL('core', root), { recursive: true })
  const found: string[] = []
  for (const name of names.filter((one) => one.endsWith('.ts'))) {
    const text = await readFile(new URL(`core/${name}`, root), 'utf8')
    if (text.includes('automatic: true')) found.push(name.replace(/^.*\/|\.ts$/g, ''))
  }
  return found
}

test.group('The list of machines that decide', () => {
  test('has each once, with its code and what it looks at', async ({ assert }) => {
    const keys = listed.map(({ key }) => key)
    assert.lengthOf(new Set(keys), keys.length)
    const kept = keptData.map(({ key }) => key)
    for (const { code, data } of listed) {
      assert.includeMembers(kept, [...data])
      await assert.doesNotReject(() => access(new URL(code, root)), code)
    }
  })

  test('has every sign, warning, limit, job and measure without a person', async ({ assert }) => {
    const limits = await filesOf('app/limits', '.ts')
    const jobs = await filesOf('app/jobs', '_job.ts')
    const known = [
      ...signKinds.map((kind) => `sign:${kind}`),
      ...messageWarnings.map((kind) => `warning:${kind}`),
      ...disabledReasons.map((reason) => `mail_off:${reason}`),
      ...settingNames.filter((name) => deciding.test(name)).map((name) => `setting:${name}`),
      ...limits.map((name) => `limit:${name}`),
      ...jobs.map((name) => `job:${name}`),
      ...(await automaticFiles()).map((name) => `automatic:${name}`),
    ]
    // How networks are counted decides nothing by itself, nor does a wish of the reader.
    const nothing = ['limit:network_limit', 'mail_off:listunsubscribe']
    const rules = listed.flatMap((machine) => machine.rules)
    const idle = jobsThatDecideNothing
      .trim()
      .split(/\s+/)
      .map((name) => `job:${name}`)
    assert.deepEqual([...rules, ...idle, ...nothing].toSorted(), known.toSorted())
  })
})
