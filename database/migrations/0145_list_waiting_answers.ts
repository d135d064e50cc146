import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Conversations in which a fictional profile has unread messages: those that wait for an answer, which
 * no other index finds among the unread ones of all members. Triggers add a row with the first unread
 * message, and remove it when the profile's side is read. `site_id` is null where the two are of two sites.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('waiting_answers', (table) => {
      table.uuid('conversation_id').primary().references('conversations.id').onDelete('CASCADE')
      table.uuid('fictional_id').notNullable().references('profiles.id').onDelete('CASCADE').index()
      table.uuid('member_id').notNullable().references('profiles.id').onDelete('CASCADE').index()
      table.uuid('site_id').nullable().references('sites.id')
      table.bigInteger('since').notNullable()
      table.index(['since', 'conversation_id'])
      table.index(['site_id', 'since', 'conversation_id'])
    })
    this.schema.raw(`${waiting('participants')} and participants.unread > 0`)
    const statements = this.#onPostgres() ? triggersOfPostgres : triggersOfSqlite
    for (const statement of statements) this.schema.raw(statement)
  }

  async down() {
    const onPostgres = this.#onPostgres()
    for (const name of ['await_first_answer', 'await_answer', 'end_wait']) {
      this.schema.raw(`drop trigger ${name}${onPostgres ? ' on participants' : ''}`)
    }
    if (onPostgres) {
      this.schema.raw('drop function list_waiting_answer')
      this.schema.raw('drop function unlist_waiting_answer')
    }
    this.schema.dropTable('waiting_answers')
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

/** Lists a side (a row of participants) if it is a fictional profile's. */
function waiting(side: string) {
  const from = side === 'participants' ? 'participants, ' : ''
  return `insert into waiting_answers (conversation_id, fictional_id, member_id, site_id, since)
    select ${side}.conversation_id, fictional.id, member.id,
      case when fictional.site_id = member.site_id then member.site_id end,
      coalesce(${side}.last_message_at, 0)
    from ${from}profiles as fictional, profiles as member
    where fictional.id = ${side}.profile_id and member.id = ${side}.partner_id
      and fictional.fictional and not member.fictional`
}

const ended = `delete from waiting_answers
  where conversation_id = new.conversation_id and fictional_id = new.profile_id`

const triggers = [
  ['await_first_answer', 'insert', 'new.unread > 0', 'list_waiting_answer'],
  ['await_answer', 'update of unread', 'old.unread = 0 and new.unread > 0', 'list_waiting_answer'],
  ['end_wait', 'update of unread', 'old.unread > 0 and new.unread = 0', 'unlist_waiting_answer'],
] as const

const bodies = {
  list_waiting_answer: `${waiting('new')} on conflict do nothing`,
  unlist_waiting_answer: ended,
} as const

const triggersOfSqlite = triggers.map(
  ([name, event, when, body]) =>
    `create trigger ${name} after ${event} on participants when ${when} begin ${bodies[body]}; end`
)

const triggersOfPostgres = [
  ...Object.entries(bodies).map(
    ([name, body]) => `create function ${name}() returns trigger language plpgsql as $$
      begin ${body}; return null; end $$`
  ),
  ...triggers.map(
    ([name, event, when, body]) => `create trigger ${name} after ${event} on participants
      for each row when (${when}) execute function ${body}()`
  ),
]
