import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What free members are shown of likes and visits whose giver they may not know: a number, which acts of theirs
 * don't move at once. It begins with what they were shown until now.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('veiled_counts', (table) => {
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.string('kind', 10).notNullable()
      table.integer('count').notNullable()
      table.bigInteger('counted_at').notNullable()
      table.integer('untold').notNullable()
      table.bigInteger('untold_since').nullable()
      table.primary(['profile_id', 'kind'])
    })
    this.schema.raw(
      fillWith('like', {
        from: 'likes',
        of: 'liked_id',
        by: 'liker_id',
        at: 'created_at',
        unless: `likes.seen_at is not null`,
        except: `and not exists (select 1 from likes as back
          where back.liker_id = likes.liked_id and back.liked_id = likes.liker_id)`,
      })
    )
    this.schema.raw(
      fillWith('visit', { from: 'visits', of: 'visited_id', by: 'visitor_id', at: 'last_at' })
    )
  }

  async down() {
    this.schema.dropTable('veiled_counts')
  }
}

interface Source {
  from: string
  of: string
  by: string
  at: string
  unless?: string
  except?: string
}

/** News that a planned mail was to tell is still told. */
function fillWith(kind: string, { from, of, by, at, unless = 'false', except = '' }: Source) {
  const isUntold = `mail.due_at is not null and ${from}.${at} > coalesce(mail.sent_at, 0) and not (${unless})`
  return `
    insert into veiled_counts (profile_id, kind, count, counted_at, untold, untold_since)
    select ${from}.${of}, '${kind}', count(*), 0, sum(case when ${isUntold} then 1 else 0 end),
      min(case when ${isUntold} then ${from}.${at} end)
    from ${from}
    join profiles as other on other.id = ${from}.${by}
    join profiles as own on own.id = ${from}.${of}
    join users on users.id = own.user_id
    left join news_mails as mail on mail.profile_id = own.id
    where other.status = 'active' and not other.fictional and not users.paid_user ${except}
    group by ${from}.${of}`
}
