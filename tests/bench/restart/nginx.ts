import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, listens, startPart } from '#tests/cluster/parts/part'
import { freePort } from '#tests/support/processes/free_port'

/** Starts the nginx of our example before these two ports, without TLS. */
export async function startNginx(parent: string, [first, second]: readonly number[]) {
  if (spawnSync('which', ['nginx']).status !== 0) {
    console.error('Something is missing: apt-get install nginx-light')
    process.exit(2)
  }
  const folder = folderOf(parent, 'nginx')
  const port = await freePort()
  const ours = readFileSync('docs/operations/proxies/nginx.conf', 'utf8')
    .replace(/^server \{\n {4}listen 80;.*?^\}$/ms, '')
    .replace(/^ {4}listen .*\n/gm, '')
    .replace(/^ {4}ssl_.*\n/gm, '')
    .replace(/(server_name www\.example\.com;)/, `listen 127.0.0.1:${port};\n    $1`)
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:3333', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3335', `127.0.0.1:${second}`)
    .replace('$proxy_add_x_forwarded_for', '$http_x_forwarded_for')
  writeFileSync(join(folder, 'vonk.conf'), ours, { mode: 0o644 })
  const around = `
worker_processes 1;
error_log ${folder}/error.log;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join('\n  ')}
  include ${folder}/vonk.conf;
}`
  writeFileSync(join(folder, 'nginx.conf'), around, { mode: 0o644 })
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const nginx = startPart(folder, 'nginx', options)
  await nginx.whenReady(listens(port, 'nginx'))
  return { url: `http://localhost:${port}`, port, stop: () => nginx.end('SIGTERM') }
}
