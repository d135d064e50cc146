/*
 * Writes the file of settings: `.env`, from `.env.example`, with keys of its own. Never replaces what is
 * set there.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Adds what is missing to the file; `settings` are those of a new one. Answers whether it is new. */
export function writeEnvironment(file, example, settings = {}) {
  const isNew = !existsSync(file)
  const before = readFileSync(isNew ? example : file, 'utf8')
  let text = before
  if (isNew) text = withKey(text, 'APP_KEY', randomBytes(24).toString('base64url'))
  if (isNew) for (const [key, value] of Object.entries(settings)) text = withKey(text, key, value)
  if (!/^VAPID_PRIVATE_KEY=./m.test(text)) text = withPushKeys(text)
  if (isNew || text !== before) writeFileSync(file, text, { mode: 0o600 })
  return isNew
}

/** A key pair on the curve P-256, for the VAPID headers of push services (RFC 8292). */
function withPushKeys(text) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y, d } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  const withPublic = withKey(text, 'VAPID_PUBLIC_KEY', point.toString('base64url'))
  return withKey(withPublic, 'VAPID_PRIVATE_KEY', d)
}

function withKey(text, name, key) {
  const line = new RegExp(`^${name}=.*$`, 'm')
  return line.test(text)
    ? text.replace(line, `${name}=${key}`)
    : `${text.trimEnd()}\n${name}=${key}\n`
}
