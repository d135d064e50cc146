import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Past activity names what its member said of themselves, so that the later pages of the match finder
 * find who moved in indexes of their own. Triggers keep it so: nothing stays of what is taken back.
 */
export default class extends BaseSchema {
  async up() {
    for (const [answer] of answers) {
      this.schema.raw(`alter table past_activity add column ${answer} varchar(10)`)
    }
    this.schema.raw(`update past_activity set (appearance, race) =
      (select appearance, race from self_descriptions as said
       where said.profile_id = past_activity.profile_id)`)
    for (const [answer, other] of answers) {
      this.schema.raw(`create index past_activity_listed_by_${answer} on past_activity
        (${answer}, ${order}, replaced_at, ${other}, ${filters})
        where status = 'active' and not invisible and ${answer} is not null`)
    }
    this.#rememberWith({ answers: true })
    for (const statement of this.#onPostgres() ? triggersOfPostgres : triggersOfSqlite) {
      this.schema.raw(statement)
    }
  }

  async down() {
    const onPostgres = this.#onPostgres()
    for (const name of ['describe_activity', 'forget_description']) {
      this.schema.raw(`drop trigger ${name}${onPostgres ? ' on self_descriptions' : ''}`)
      if (onPostgres) this.schema.raw(`drop function ${name}`)
    }
    if (!onPostgres) this.schema.raw('drop trigger redescribe_activity')
    this.#rememberWith({ answers: false })
    // Each index has both columns, and PostgreSQL drops it with either.
    for (const [answer] of answers) {
      this.schema.raw(`drop index past_activity_listed_by_${answer}`)
    }
    for (const [answer] of answers) {
      this.schema.raw(`alter table past_activity drop column ${answer}`)
    }
  }

  /** Makes anew what writes past activity. */
  #rememberWith(wanted: Readonly<{ answers: boolean }>) {
    const remember = rememberedBy(wanted)
    if (this.#onPostgres()) {
      this.schema.raw(`create or replace function remember_activity() returns trigger
        language plpgsql as $$ begin ${remember} return null; end $$`)
      return
    }
    this.schema.raw('drop trigger remember_activity')
    this.schema.raw(`create trigger remember_activity after update of last_active_at on profiles
      when new.last_active_at > old.last_active_at begin ${remember} end`)
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

/** What the match finder asks, each first in an index of its own, with the other one beside it. */
const answers = [
  ['appearance', 'race'],
  ['race', 'appearance'],
] as const

const order = 'country, gender, has_photo, brief, active_at desc, profile_id desc'

/** Covering, so that members who do not match are skipped without reading the table. */
const filters = 'date_of_birth, sexuality, region_id'

const columns = [
  'site_id',
  'status',
  'invisible',
  'country',
  'region_id',
  'gender',
  'sexuality',
  'date_of_birth',
  'has_photo',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'interest_list',
]

/** Brief: active again within five minutes, as nearly all are who stay on the site. */
function rememberedBy(wanted: Readonly<{ answers: boolean }>) {
  const said = wanted.answers ? answers.map(([answer]) => answer) : []
  return `
    insert into past_activity (profile_id, replaced_at, active_at, brief,
      ${[...columns, ...said].join(', ')})
    values (new.id, new.last_active_at, old.last_active_at,
      new.last_active_at - old.last_active_at <= 300000,
      ${[...columns.map((column) => `new.${column}`), ...said.map(saidByNew)].join(', ')})
    on conflict do nothing;`
}

function saidByNew(answer: string) {
  return `(select ${answer} from self_descriptions where profile_id = new.id)`
}

const describe = `
  update past_activity set appearance = new.appearance, race = new.race
  where profile_id = new.profile_id;`

const forget = `
  update past_activity set appearance = null, race = null where profile_id = old.profile_id;`

const triggersOfSqlite = [
  `create trigger describe_activity after insert on self_descriptions begin ${describe} end`,
  `create trigger redescribe_activity after update of appearance, race on self_descriptions
   begin ${describe} end`,
  `create trigger forget_description after delete on self_descriptions begin ${forget} end`,
]

/**
 * Whoever changes a self-description and whoever changes the activity of its member wait for each other
 * at its row (the trigger `place_descriptions` comes before `remember_activity`), or at the profile if
 * it is new. So none is copied that was taken back meanwhile.
 */
const triggersOfPostgres = [
  `create function describe_activity() returns trigger language plpgsql as $$
   begin ${describe} return null; end $$`,
  `create trigger describe_activity after insert or update of appearance, race on self_descriptions
   for each row execute function describe_activity()`,
  `create function forget_description() returns trigger language plpgsql as $$
   begin ${forget} return null; end $$`,
  `create trigger forget_description after delete on self_descriptions
   for each row execute function forget_description()`,
]
