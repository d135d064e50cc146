import { BaseSchema } from '@adonisjs/lucid/schema'
import { seal, unsealed } from '#database/seal'

interface Row {
  id: string
  totp_secret: string
}

/** The secrets of the apps by which admins log in are encrypted with the key of the site, which makes them longer. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('alter table admins alter column totp_secret type text')
    }
    this.#change((secret) => seal(unsealed(secret)))
  }

  async down() {
    this.#change(unsealed)
    if (this.db.dialect.name === 'postgres') {
      this.defer((db) =>
        db.rawQuery('alter table admins alter column totp_secret type varchar(64)')
      )
    }
  }

  #change(changed: (secret: string) => string) {
    this.defer(async (db) => {
      const admins: Row[] = await db
        .from('admins')
        .whereNotNull('totp_secret')
        .select('id', 'totp_secret')
      for (const { id, totp_secret: secret } of admins) {
        await db
          .from('admins')
          .where({ id })
          .update({ totp_secret: changed(secret) })
      }
    })
  }
}
