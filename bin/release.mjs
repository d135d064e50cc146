/*
 * Makes one archive of the site: the build, the packages it needs, and Node itself. It runs on any Linux of
 * this architecture, without a network. `--check` unpacks it into an empty folder and runs it there.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, succeeded } from './build.mjs'
import { checkRelease } from './release/check.mjs'
import { layOutRelease } from './release/lay_out.mjs'
import { copyPackages } from './release/packages.mjs'

const target = 'tmp/releases'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const commit = git('rev-parse', '--short=12', 'HEAD')
const isChanged = git('status', '--porcelain') !== ''
const name = `vonk-${version}-${commit}${isChanged ? '-changed' : ''}-linux-${process.arch}`

if (process.platform !== 'linux') fail('A release is made on Linux, of the architecture it is for')
await succeeded(build())
const archive = pack()
if (process.argv.includes('--check')) await checkRelease(archive, name)
if (git('tag', '--points-at', 'HEAD', `v${version}`) === '') {
  console.log(`Before anybody gets it: git tag v${version}. Migrations of a tag are never changed`)
}

function pack() {
  const start = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'vonk-release-'))
  try {
    const count = collect(join(folder, name))
    const file = compress(folder)
    const seconds = Math.round((Date.now() - start) / 1000)
    const megabytes = (statSync(file).size / 1e6).toFixed(1)
    console.log(`${file}: ${megabytes} MB, ${count} packages, packed in ${seconds} s`)
    return file
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function collect(root) {
  layOutRelease(root, `Vonk ${version}\ncommit ${commit}\nNode ${process.version}\n`)
  const count = copyPackages(join(root, 'app'))
  const node = join(root, 'node', 'node')
  cpSync(`node_modules/node-linux-${process.arch}/bin/node`, node)
  chmodSync(node, 0o755)
  cpSync(`node_modules/node-linux-${process.arch}/LICENSE`, join(root, 'node', 'LICENSE'))
  return count
}

/** Packs the same files into the same archive: sorted, of the time of the commit, of nobody. */
function compress(folder) {
  mkdirSync(target, { recursive: true })
  const file = `${target}/${name}.tar.gz`
  const time = `--mtime=@${git('log', '-1', '--format=%ct')}`
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  const options = ['--sort=name', time, ...owner, '--mode=u+rwX,go+rX,go-w']
  execFileSync('tar', ['-c', '-I', 'gzip -n', '-f', file, ...options, '-C', folder, name])
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  writeFileSync(`${file}.sha256`, `${sum}  ${name}.tar.gz\n`)
  return file
}

function git(...parameters) {
  return execFileSync('git', parameters, { encoding: 'utf8' }).trim()
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
