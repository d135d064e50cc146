/*
 * Asks the programs of an operator whether they accept our examples. Exit code 0: they do; 1: one does not;
 * 2: a program is missing, so not everything could be asked.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const docs = resolve('docs/operations')
const alerts = resolve('tests/functional/operations/alerts.yml')
const folder = mkdtempSync(join(tmpdir(), 'vonk-operations-'))
let code = 0

try {
  check('systemd-analyze verify', 'systemd', units)
  check('nginx -t', 'nginx-light', () => ['-q', '-p', folder, '-c', nginxConfiguration()])
  check('caddy validate', 'caddy', () => {
    return ['--adapter', 'caddyfile', '--config', join(docs, 'proxies/Caddyfile')]
  })
  check('promtool check rules', 'prometheus', () => [join(docs, 'monitoring/rules.yml')])
  check('promtool test rules', 'prometheus', () => [alerts])
  check('promtool check config', 'prometheus', () => {
    return ['--syntax-only', join(docs, 'monitoring/prometheus.yml')]
  })
} finally {
  rmSync(folder, { recursive: true })
}
process.exit(code)

function check(command, debianPackage, parameters) {
  const [program, ...verb] = command.split(' ')
  if (spawnSync('sh', ['-c', `command -v ${program}`], { env: environment() }).status !== 0) {
    console.log(`missing  ${program}: apt-get install ${debianPackage}`)
    code ||= 2
    return
  }
  const ran = spawnSync(program, [...verb, ...parameters()], {
    env: environment(),
    encoding: 'utf8',
  })
  const said = `${ran.stdout}${ran.stderr}`
  const isRight = ran.status === 0 && !/Unknown key|Failed to parse|\[warn\]/.test(said)
  console.log(`${isRight ? 'ok     ' : 'WRONG  '}  ${command}`)
  if (isRight) return
  console.log(said)
  code = 1
}

/** Debian keeps nginx where the PATH of a member of staff does not lead; Caddy writes into its home. */
function environment() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder }
}

/** The units, with a program that is here in place of the installed one. */
function units() {
  const program = join(folder, 'vonk')
  writeFileSync(program, '#!/bin/sh\n')
  chmodSync(program, 0o755)
  return readdirSync(join(docs, 'systemd')).map((name) => {
    const unit = readFileSync(join(docs, 'systemd', name), 'utf8')
    const file = join(folder, name)
    writeFileSync(file, unit.replaceAll('/opt/vonk/current/bin/vonk', program))
    return file
  })
}

/** What nginx itself has around our file, with a certificate that is made for the check. */
function nginxConfiguration() {
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=vonk']
  const files = { key: join(folder, 'privkey.pem'), out: join(folder, 'fullchain.pem') }
  const made = spawnSync('openssl', [
    'req',
    ...certificate,
    '-keyout',
    files.key,
    '-out',
    files.out,
  ])
  if (made.status !== 0) throw new Error('nginx needs a certificate: apt-get install openssl')
  mkdirSync(join(folder, 'log'))
  const ours = readFileSync(join(docs, 'proxies/nginx.conf'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/log/nginx', join(folder, 'log'))
  writeFileSync(join(folder, 'vonk.conf'), ours)
  const around = [
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    `http { include ${join(folder, 'vonk.conf')}; }`,
  ]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around.join('\n'))
  return file
}
