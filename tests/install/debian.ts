/*
 * What stands in for the programs of an operator's Debian, which the walk cannot run: they change the machine, or need a
 * network. Each says on standard output that it was called.
 */
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Programs that do nothing here: nothing that follows depends on what they do. */
const silent = ['adduser', 'apt-get', 'certbot', 'chown', 'nginx', 'postconf']

/** What the page relies on of the others. */
const standIns: Readonly<Record<string, string>> = {
  'curl': `"$NODE" -e 'fetch(process.argv[1]).then(async (answer) => { console.log(await answer.text()); process.exit(answer.ok ? 0 : 22) })' "$2"`,
  'systemctl': `"$NODE" -e 'fetch(process.argv[1], { method: "POST", body: process.argv.slice(2).join(" ") }).then(async (answer) => { console.log(await answer.text()); process.exit(answer.ok ? 0 : 1) })' "$SYSTEMD" "$@"`,
  'runuser': `[ "$2" = vonk ] || exit 0; shift 3; exec "$@"`,
  'opendkim-genkey': `echo 'vonk._domainkey IN TXT ( "v=DKIM1; p=" )' > "$MACHINE/etc/dkimkeys/vonk.txt"; touch "$MACHINE/etc/dkimkeys/vonk.private"`,
  'age-keygen': `exec "$NODE" "$AGE_KEYGEN" "$@"`,
}

/** Folders that a package of Debian brings along. */
const folders = [
  'etc/caddy',
  'etc/dkimkeys',
  'etc/nginx/conf.d',
  'etc/prometheus',
  'etc/systemd/system',
  'opt',
  'usr/local/bin',
  'var/lib/vonk',
  'var/spool/postfix',
]

/** Fills an empty folder with what a fresh Debian has; answers where its programs are. */
export function installDebian(machine: string) {
  for (const folder of folders) mkdirSync(join(machine, folder), { recursive: true })
  const programs = join(machine, 'usr/bin')
  mkdirSync(programs)
  symlinkSync(process.execPath, join(programs, 'node'))
  for (const name of silent) addProgram(programs, name, '')
  for (const [name, script] of Object.entries(standIns)) addProgram(programs, name, script)
  return programs
}

function addProgram(folder: string, name: string, script: string) {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\necho "(${name} $*)" >&2\n${script}\n`)
  chmodSync(file, 0o755)
}
