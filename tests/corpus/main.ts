/*
 * npm run corpus -- FOLDER            how much of the real mails (.eml) and bank files (.xml) in a folder,
 *                                     at any depth, the site understands
 * npm run corpus -s -- FOLDER --json  one line of JSON for each file
 *
 *   a mail       { file, kind }: hard, soft, complaint, other, or unknown when it cannot be read
 *   a bank file  { file, entries, sums, refused }: how many booked entries it has (Ntry with the
 *                status BOOK), the sum of their amounts by currency and direction, such as
 *                {"EUR":{"in":"20.24","out":"0.00"}}, or the reason why the whole file is refused
 *   a schema     { file, exports, faults }: for pain.008*.xsd, how many files of debits the site made
 *                and what that schema objects to in them
 *
 * Where the folder holds an expected.json ({"mail.eml":{"kind":"hard"}}), the summary compares.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { checkExports, summarizeExports, type CheckedExports } from '#tests/corpus/exports'
import { readMail, summarizeMails, type ReadMail } from '#tests/corpus/mails'
import { readStatements, summarizeStatements, type ReadStatements } from '#tests/corpus/statements'

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!folder) throw new Error('Which folder? npm run corpus -- FOLDER [--json]')

const paths = (await readdir(folder, { recursive: true })).sort().map((name) => join(folder, name))
const mails: ReadMail[] = []
const statements: ReadStatements[] = []
const checked: CheckedExports[] = []
for (const path of paths) {
  const file = relative(folder, path)
  if (path.endsWith('.eml')) mails.push(await readMail(file, await readFile(path, 'utf8')))
  if (path.endsWith('.xml')) statements.push(readStatements(file, await readFile(path)))
  if (/^pain\.008.*\.xsd$/.test(basename(path))) checked.push(await checkExports(file, path))
}

if (process.argv.includes('--json')) {
  for (const result of [...mails, ...statements, ...checked]) console.log(JSON.stringify(result))
} else {
  console.log(summarizeMails(mails, await expectedKinds()))
  console.log(summarizeStatements(statements))
  if (checked.length > 0) console.log(summarizeExports(checked))
}

/** The kinds of mails by file name, from every expected.json of the folder. */
async function expectedKinds() {
  const expected: Record<string, { kind: string }> = {}
  for (const path of paths.filter((one) => one.endsWith('expected.json'))) {
    Object.assign(expected, JSON.parse(await readFile(path, 'utf8')))
  }
  return expected
}
