/*
 * Says what would keep the site from starting, before anything is installed or built: a port that is
 * taken, a temporary folder that cannot be written. Plain JavaScript for the host's Node 20.
 */
import { lookup } from 'node:dns/promises'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Variables of the shell take precedence over those of .env.
if (existsSync('.env')) process.loadEnvFile('.env')
const { HOST = 'localhost', PORT = '3333' } = process.env

const fault = faultOfTemporaryFolder() ?? (await faultOfPort())
if (fault) {
  console.error(fault)
  process.exit(1)
}

function faultOfTemporaryFolder() {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'vonk-start-'))
    writeFileSync(join(folder, 'probe'), Buffer.alloc(64 * 1024))
    rmSync(folder, { recursive: true })
    return null
  } catch ({ message }) {
    return `The temporary folder cannot be written, so uploads would fail: ${message}`
  }
}

/** A host may have several addresses; a browser takes any of them. */
async function faultOfPort() {
  const addresses = await lookup(HOST, { all: true }).catch(() => [])
  const codes = await Promise.all(addresses.map(({ address }) => errorOfListening(address)))
  if (codes.includes('EADDRINUSE')) {
    return `Port ${PORT} is taken by another program. Stop it, or choose another: PORT=3400 npm start`
  }
  if (codes.includes('EACCES')) {
    return `Port ${PORT} may not be opened by this user. Choose one from 1024: PORT=3400 npm start`
  }
  const isHere = codes.some((code) => code !== 'EADDRNOTAVAIL')
  return isHere ? null : `HOST is ${HOST}, which is no address of this machine`
}

function errorOfListening(address) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => resolve(code))
    probe.listen(Number(PORT), address, () => probe.close(() => resolve(null)))
  })
}
