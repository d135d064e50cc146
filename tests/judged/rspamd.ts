import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { arrived, inFolder, programs, serverAddress, type Verdict } from '#tests/judged/judges'
import type { JudgedMail } from '#tests/judged/mails'
import { startChild } from '#tests/support/processes/child'
import { freePort } from '#tests/support/processes/free_port'

/** What needs a network or a memory of other mails, and what does not say the same twice. */
const left: readonly string[] = [
  ...['arc', 'asn', 'bimi', 'dkim', 'dkim_signing', 'dmarc', 'fuzzy_check', 'hfilter', 'mx_check'],
  ...['rbl', 'rspamd_update', 'spf', 'url_redirector', 'whitelist'],
  ...['greylist', 'history_redis', 'neural', 'ratelimit', 'replies', 'reputation'],
  // By chance it takes Polish words for a mixture of alphabets, in another mail each time.
  'chartable',
]

/** In place of parts of Debian's configuration, whose rules and scores stay. */
function overrides(port: number): Readonly<Record<string, string>> {
  const off = 'enabled = false;'
  return {
    ...Object.fromEntries(left.map((name) => [`${name}.conf`, off])),
    'worker-normal.inc': `bind_socket = "127.0.0.1:${port}"; count = 1;`,
    'worker-controller.inc': off,
    'worker-proxy.inc': off,
    // Nobody answers there.
    'options.inc': `dns { nameserver = ["127.0.0.1:1"]; timeout = 0.05s; retransmits = 1; }
      disable_monitoring = true; disable_hyperscan = true; url_tld = "$LOCAL_CONFDIR/domains";`,
  }
}

/** What rspamd says of each mail by the rules that came with it and need no network. */
export function judgeByRspamd(mails: readonly JudgedMail[]) {
  return inFolder(async (folder): Promise<Verdict[]> => {
    const port = await freePort()
    await mkdir(join(folder, 'override.d'))
    for (const [name, text] of Object.entries(overrides(port))) {
      await writeFile(join(folder, 'override.d', name), text)
    }
    // It finds addresses in a text by what domains end in.
    const domains = await readFile('/usr/share/rspamd/effective_tld_names.dat', 'utf8')
    await writeFile(join(folder, 'domains'), `${domains}\nexample\n`)
    const places = ['LOCAL_CONFDIR', 'DBDIR', 'RUNDIR', 'LOGDIR'].map(
      (name) => `--var=${name}=${folder}`
    )
    const rspamd = startChild(programs.rspamd, ['--no-fork', '--insecure', ...places], {
      // What went wrong is in its log.
      stdio: 'ignore',
    })
    try {
      const url = `http://127.0.0.1:${port}`
      await rspamd.whenReady(answering(url)).catch(async (error) => {
        throw new Error(await readFile(join(folder, 'rspamd.log'), 'utf8'), { cause: error })
      })
      const verdicts: Verdict[] = []
      for (const mail of mails) verdicts.push(await verdictOf(url, mail))
      return verdicts
    } finally {
      await rspamd.end('SIGTERM')
    }
  })
}

async function answering(url: string) {
  for (;;) {
    const isThere = await fetch(`${url}/ping`).then(
      ({ ok }) => ok,
      () => false
    )
    if (isThere) return
    await setTimeout(200)
  }
}

type Answer = Readonly<{ score: number; symbols: Record<string, Readonly<{ score: number }>> }>

async function verdictOf(url: string, mail: JudgedMail): Promise<Verdict> {
  const envelope = {
    IP: serverAddress,
    Helo: 'mail.vonk.example',
    Hostname: 'mail.vonk.example',
    From: mail.sender,
    Rcpt: mail.recipient,
  }
  const body = Buffer.from(arrived(mail), 'latin1')
  const answer = await fetch(`${url}/checkv2`, { method: 'POST', headers: envelope, body })
  const { score, symbols } = (await answer.json()) as Answer
  const counted = Object.entries(symbols).filter(([, one]) => one.score !== 0)
  return { name: mail.name, score, rules: counted.map(([name, one]) => `${name} ${one.score}`) }
}
