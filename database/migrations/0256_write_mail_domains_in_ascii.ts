import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { normaliseEmail } from '#core/email'

/**
 * An address of an umlaut domain was stored as it was typed, so that one mailbox could have two accounts.
 * Domains are in ASCII from now on. Where both spellings have an account, the older one has the address;
 * the younger gets the other spelling, at which its mails arrive as before, and its password still logs it
 * in. Such accounts are named in the output: support asks which of them goes on.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (client) => {
      await rewriteOnly(client, 'users', 'signup_date')
      await rewriteOnly(client, 'admins', 'created_at')
      await rewriteAll(client, 'tickets', 'email')
      await rewriteAll(client, 'email_changes', 'old_email')
      await rewriteAll(client, 'email_changes', 'new_email')
    })
  }

  /** Both spellings mean the same to mail servers. */
  async down() {}
}

async function rewriteAll(client: QueryClientContract, table: string, column: string) {
  for (const { email, id } of await inLetters(client, table, column)) {
    await client
      .from(table)
      .where({ id })
      .update({ [column]: normaliseEmail(email) })
  }
}

/** Where an address has one row at most. */
async function rewriteOnly(client: QueryClientContract, table: string, bornAt: string) {
  const write = (id: string, email: string) => client.from(table).where({ id }).update({ email })
  for (const { email, id } of await inLetters(client, table, 'email')) {
    const plain = normaliseEmail(email)
    const [one] = await client.from(table).where({ id })
    const [other] = await client.from(table).where({ email: plain })
    if (!other) await write(id, plain)
    else if (one[bornAt] < other[bornAt]) {
      await write(id, id)
      await write(other.id, email)
      await write(id, plain)
    }
    if (other) console.warn(`Two of ${table} have one address: ${id} and ${other.id}`)
  }
}

/** Rows whose domain has letters outside ASCII; most addresses are not even read. */
async function inLetters(client: QueryClientContract, table: string, column: string) {
  const bytes = client.dialect.name === 'postgres' ? 'octet_length(??)' : 'length(cast(?? as blob))'
  const rows: { id: string; email: string }[] = await client
    .from(table)
    .select('id', `${column} as email`)
    .whereRaw(`${bytes} > length(??)`, [column, column])
  return rows.filter(({ email }) => normaliseEmail(email) !== email)
}
