import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inFolder, keepIn, programs, said } from '#tests/judged/judges'
import type { JudgedMail } from '#tests/judged/mails'

const domain = 'vonk.example'

/** What is asked of a signed mail, as a server on the way has left it. */
export type Way = (source: string) => string

/**
 * Signs each mail as docs/operations/mail.md sets opendkim up, lets it go each way, and verifies it.
 * Answers the signatures, and the mails that were still valid after each way.
 */
export function signAndVerify(mails: readonly JudgedMail[], ways: readonly Way[]) {
  return inFolder(async (folder) => {
    await said(programs.genkey, [`--domain=${domain}`, '--selector=vonk', `--directory=${folder}`])
    const signer = join(folder, 'signer.conf')
    await writeFile(signer, signerConfiguration(folder))
    const paths = await keepIn(
      folder,
      mails.map(({ source }) => source)
    )
    const signing = await opendkim('s', signer, paths)
    const inserted = signing.matchAll(
      /^### INSHEADER: idx=0 hname='DKIM-Signature' hvalue='([^']*)'/gm
    )
    const signatures = [...inserted].map(([, value]) => value)
    if (signatures.length < mails.length) throw new Error('Some mails were not signed')
    const signed = mails.map(({ source }, place) => {
      return `DKIM-Signature: ${signatures[place].replaceAll('\n', '\r\n')}\r\n${source}`
    })
    const verifier = await verifierConfiguration(folder)
    const valid: string[][] = []
    for (const way of ways) {
      const sent = await keepIn(folder, signed.map(way))
      const verifying = await opendkim('v', verifier, sent)
      const isValid = (path: string) =>
        verifying.includes(
          `opendkim: ${path}: verification (s=vonk, d=${domain}, 2048-bit key) succeeded`
        )
      valid.push(mails.flatMap(({ name }, place) => (isValid(sent[place]) ? [name] : [])))
    }
    return { signatures, valid }
  })
}

/** Lets it sign or verify these mails; answers what it did with each. */
function opendkim(mode: 's' | 'v', configuration: string, paths: readonly string[]) {
  return said(programs.opendkim, [
    '-vvv',
    `-b${mode}`,
    `-x${configuration}`,
    `-t${paths.join(',')}`,
  ])
}

/** Debian's own file but for what belongs to its service, and the lines that the page adds. */
function signerConfiguration(folder: string) {
  const debian = readFileSync('/etc/opendkim.conf', 'utf8')
  const service = /^(Syslog\w*|UserID|UMask|Socket|PidFile|TrustAnchorFile)\b.*$/gm
  const page = readFileSync('docs/operations/mail.md', 'utf8')
  const [, added] = /^cat >> \/etc\/opendkim\.conf <<END\n([^]*?)^END$/m.exec(page) ?? []
  if (!added) throw new Error('The page of mail does not set opendkim up any more')
  const placed = added.replaceAll('/etc/dkimkeys', folder).replaceAll('example.com', domain)
  return `${debian}\n${placed}\nRequireSafeKeys no\n`.replaceAll(service, '')
}

async function verifierConfiguration(folder: string) {
  const key = createPublicKey(await readFile(join(folder, 'vonk.private')))
  const written = key.export({ format: 'der', type: 'spki' }).toString('base64')
  const keys = join(folder, 'keys')
  await writeFile(keys, `vonk._domainkey.${domain} v=DKIM1; k=rsa; p=${written}\n`)
  const path = join(folder, 'verifier.conf')
  await writeFile(path, `TestPublicKeys ${keys}\n`)
  return path
}
