import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Copies the site of the buyer to orders, and that of the reported member to reports, so that an index
 * finds those of a small site among all others. Triggers set it, also when a member's site changes.
 * And two indexes of orders: for a method with a provider, and all that the effect of discounts adds up.
 */
export default class extends BaseSchema {
  async up() {
    const onPostgres = this.#onPostgres()
    for (const { owner, table, key } of copies) {
      const type = onPostgres ? 'uuid' : 'char(36)'
      this.schema.raw(`alter table ${table} add column site_id ${type}`)
      this.schema.raw(`update ${table} set site_id =
        (select ${owner}.site_id from ${owner} where ${owner}.id = ${table}.${key})`)
    }
    for (const one of copies) {
      for (const statement of (onPostgres ? onPostgresBy : onSqliteBy)(one)) {
        this.schema.raw(statement)
      }
    }
    this.schema.raw('drop index orders_paid_with_discount')
    for (const [name, on] of indexes) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
    this.schema.raw(
      `create index orders_paid_with_discount on orders (completed_at) where discount_code is not null`
    )
    for (const { owner, table } of copies) {
      const on = (place: string) => (this.#onPostgres() ? ` on ${place}` : '')
      this.schema.raw(`drop trigger copy_site_to_${table}${on(table)}`)
      this.schema.raw(`drop trigger move_${table}${on(owner)}`)
      if (this.#onPostgres()) {
        this.schema.raw(`drop function copy_site_to_${table}`)
        this.schema.raw(`drop function move_${table}`)
      }
      this.schema.raw(`alter table ${table} drop column site_id`)
    }
  }

  #onPostgres() {
    return this.db.dialect.name === 'postgres'
  }
}

/** Which table names its owner by which key. */
const copies = [
  { table: 'orders', owner: 'users', key: 'user_id' },
  { table: 'reports', owner: 'profiles', key: 'reported_id' },
] as const

/** As the list of reports has it. */
const urgency = `(case
  when reason in ('underage', 'harassment') then 0
  when reason in ('scam', 'offensive_pictures', 'other') then 1
  when reason in ('fake_profile', 'advertising') then 2 end)`

const indexes = [
  ['orders_by_site', 'orders (site_id, created_at, id)'],
  ['orders_by_provider_and_method', 'orders (provider, method, created_at, id)'],
  [
    'orders_paid_with_discount',
    `orders (completed_at, discount_code, currency, status, package_amount, discount_amount,
      total_amount) where discount_code is not null`,
  ],
  ['reports_by_site', `reports (site_id, status, ${urgency}, reported_at, id)`],
] as const

type Copy = (typeof copies)[number]

function onPostgresBy({ key, owner, table }: Copy) {
  const body = (name: string, work: string) =>
    `create function ${name}() returns trigger language plpgsql as $$ begin ${work} end $$`
  return [
    body(
      `copy_site_to_${table}`,
      `select site_id into new.site_id from ${owner} where id = new.${key}; return new;`
    ),
    body(
      `move_${table}`,
      `update ${table} set site_id = new.site_id where ${key} = new.id; return null;`
    ),
    `create trigger copy_site_to_${table} before insert on ${table}
      for each row execute function copy_site_to_${table}()`,
    `create trigger move_${table} after update of site_id on ${owner}
      for each row when (old.site_id <> new.site_id) execute function move_${table}()`,
  ]
}

function onSqliteBy({ key, owner, table }: Copy) {
  return [
    `create trigger copy_site_to_${table} after insert on ${table} begin
      update ${table} set site_id = (select site_id from ${owner} where id = new.${key})
      where id = new.id; end`,
    `create trigger move_${table} after update of site_id on ${owner}
      when old.site_id <> new.site_id begin
      update ${table} set site_id = new.site_id where ${key} = new.id; end`,
  ]
}
