import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A fictional profile never loses its label, no member ever gets it, and nobody logs in as such a
 * profile: its account has neither an e-mail address nor a password. The database refuses anything else.
 */
export default class extends BaseSchema {
  async up() {
    const statements = this.#onPostgres() ? guardsOfPostgres : guardsOfSqlite
    for (const statement of statements) this.schema.raw(statement)
  }

  async down() {
    for (const { name, table } of guards) {
      this.schema.raw(`drop trigger ${name}${this.#onPostgres() ? ` on ${table}` : ''}`)
      if (this.#onPostgres()) this.schema.raw(`drop function ${name}`)
    }
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

const hasLogin = '(users.email is not null or users.password_hash is not null)'

const guards = [
  {
    name: 'fictional_keeps_label',
    table: 'profiles',
    event: 'update of fictional',
    when: 'old.fictional <> new.fictional',
    refused: 'true',
    message: 'a profile stays what it is, fictional or not',
  },
  {
    name: 'fictional_begins_without_login',
    table: 'profiles',
    event: 'insert',
    when: 'new.fictional',
    refused: `exists (select 1 from users where users.id = new.user_id and ${hasLogin})`,
    message: 'a fictional profile has no login',
  },
  {
    name: 'fictional_gets_no_login',
    table: 'users',
    event: 'update of email, password_hash',
    when: 'new.email is not null or new.password_hash is not null',
    refused: 'exists (select 1 from profiles where user_id = new.id and fictional)',
    message: 'a fictional profile has no login',
  },
] as const

const guardsOfSqlite = guards.map(
  ({ event, message, name, refused, table, when }) =>
    `create trigger ${name} before ${event} on ${table} when ${when}
     begin select raise(abort, '${message}') where ${refused}; end`
)

const guardsOfPostgres = guards.flatMap(({ event, message, name, refused, table, when }) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin if ${refused} then raise exception '${message}'; end if; return new; end $$`,
  `create trigger ${name} before ${event} on ${table}
   for each row when (${when}) execute function ${name}()`,
])
