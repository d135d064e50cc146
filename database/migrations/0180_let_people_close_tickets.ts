import { BaseSchema } from '@adonisjs/lucid/schema'

const kindsOfTickets = ['complaint', 'illegal_content', 'withdrawal', 'privacy', 'other']
const kindsOfEntries = [
  'message',
  'answer',
  'note',
  'assigned',
  'linked',
  'solved',
  'reopened',
  'merged',
  'bounced',
]

type Kinds = Readonly<{
  table: string
  length: number
  kinds: readonly string[]
  /** For rows of a kind that is no longer one. */
  otherwise: string
}>

/**
 * Appeals are tickets too; people withdraw what they asked for, and say whether it helped. A notice
 * that names nobody has no address: a ticket is erased when it has no subject.
 */
export default class extends BaseSchema {
  async up() {
    this.#allow({
      table: 'tickets',
      length: 20,
      kinds: [...kindsOfTickets, 'appeal'],
      otherwise: 'other',
    })
    this.#allow({
      table: 'ticket_entries',
      length: 10,
      kinds: [...kindsOfEntries, 'withdrawn'],
      otherwise: 'solved',
    })
    this.schema.raw('alter table tickets add column helpful boolean null')
    this.schema.raw('drop index tickets_to_erase')
    this.schema.raw(`create index tickets_to_erase on tickets (closed_at) where subject <> ''`)
  }

  async down() {
    this.schema.raw('drop index tickets_to_erase')
    this.schema.raw(`create index tickets_to_erase on tickets (closed_at) where email is not null`)
    this.schema.raw('alter table tickets drop column helpful')
    this.#allow({
      table: 'ticket_entries',
      length: 10,
      kinds: kindsOfEntries,
      otherwise: 'solved',
    })
    this.#allow({ table: 'tickets', length: 20, kinds: kindsOfTickets, otherwise: 'other' })
  }

  /** SQLite changes no constraint of a column: the column is replaced, and keeps its values. */
  #allow({ kinds, length, otherwise, table }: Kinds) {
    const list = kinds.map((kind) => `'${kind}'`).join(', ')
    const column = `new_kind varchar(${length}) not null default '${otherwise}'`
    this.schema.raw(`alter table ${table} add column ${column} check (new_kind in (${list}))`)
    this.schema.raw(`update ${table} set new_kind = kind where kind in (${list})`)
    this.schema.raw(`alter table ${table} drop column kind`)
    this.schema.raw(`alter table ${table} rename column new_kind to kind`)
  }
}
