import env from '#start/env'

/** Null: no backups are made. On another disk than database and storage. */
export const backupPath = env.get('BACKUP_PATH') ?? null

/** The queue of the backup of each night: on several machines, only workers that have a folder for it take it. */
export const backupQueue = 'backups'

/** The recipient for whom backups are encrypted, as age writes it (age1…); null: they are not. */
export const backupRecipient = env.get('BACKUP_RECIPIENT') ?? null

/** The file with the identity that opens them (AGE-SECRET-KEY-1…); null where none is kept. */
export const backupIdentityFile = env.get('BACKUP_IDENTITY_FILE') ?? null

/** Whether this machine can open its backups, so that the scheduler restores one each night. */
export const canDrill = backupRecipient === null || backupIdentityFile !== null

/** Days for which each backup is kept, and months for which the first of a month is. */
export const keptBackups = { days: 14, months: 3 }

/** Keys without which logins, mailed links and pushes of a restored site do not work. */
export const keysOfSite = {
  APP_KEY: env.get('APP_KEY').release(),
  VAPID_PUBLIC_KEY: env.get('VAPID_PUBLIC_KEY') ?? '',
}
