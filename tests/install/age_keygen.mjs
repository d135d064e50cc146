/*
 * `age-keygen -o FILE` and `age-keygen -y FILE` of Debian's package age.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { generateIdentity, identityToRecipient } from 'age-encryption'

const [option, file] = process.argv.slice(2)
if (option === '-o') writeFileSync(file, `${await generateIdentity()}\n`)
else console.log(await identityToRecipient(readFileSync(file, 'utf8').trim()))
