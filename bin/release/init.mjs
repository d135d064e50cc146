/*
 * `vonk init`: settings of a new installation, with keys of its own. What is set already stays.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeEnvironment } from './environment.mjs'

const folder = process.env.ENV_PATH ?? '/etc/vonk'
const file = join(folder, '.env')
mkdirSync(folder, { recursive: true })
const isNew = writeEnvironment(file, join(import.meta.dirname, '..', '.env.example'), {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
  SQLITE_FILE: '/var/lib/vonk/vonk.sqlite3',
  STORAGE_PATH: '/var/lib/vonk/storage',
})
console.log(
  isNew ? `${file} is written: complete it` : `${file} was there; what it lacked is added`
)
