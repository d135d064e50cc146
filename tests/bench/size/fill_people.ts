import db from '@adonisjs/lucid/services/db'
import { addRows, id, oneOf, random, series } from '#tests/bench/generated_rows'
import { crowdMoment } from '#tests/bench/moments'
import { spread } from '#tests/bench/size/sizes'

/**
 * Gives members addresses, states and credits, and adds their logins and mails: 3 % are not confirmed,
 * 1 % banned, 5 % have credits.
 */
export async function addPeople(members: number) {
  await db.rawQuery(describe(members))
  await addLogins(members)
  await addMails(members)
}

function describe(members: number) {
  const status = `case when ${random(102, 100)} < 3 then 'not_confirmed'
    when ${random(102, 100)} < 4 then 'banned' when ${random(103, 500)} = 0 then 'deletion_pending'
    else 'active' end`
  return `update users set email = source.email, status = source.status, credits = source.credits,
      signup_date = source.at, confirmed_at = source.at + 600000, last_seen_at = source.seen
    from (${series(1, members)} select ${id('b700', 'n')} as id, ${spread(members)} as at,
      'member' || n || '@bench.example' as email, ${status} as status,
      case when ${random(104, 20)} = 0 then 100 else 0 end as credits,
      ${crowdMoment} - ${random(105, 90)} * 3600000 as seen from s) as source
    where users.id = source.id`
}

async function addLogins(members: number) {
  await addRows('logins', members * 2, {
    id: id('6001', 'n'),
    user_id: id('b700', `n % ${members} + 1`),
    user_agent: `'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0'`,
    created_at: spread(members * 2),
    last_seen_at: spread(members * 2),
  })
}

async function addMails(members: number) {
  await addRows('tokens', members, {
    id: id('6002', 'n'),
    user_id: id('b700', 'n'),
    purpose: oneOf(['confirm_email', 'reset_password'], 106),
    digest: `'digest ' || n`,
    expires_at: spread(members),
    created_at: spread(members),
  })
  await addRows('soft_bounces', Math.ceil(members / 5), {
    id: id('6003', 'n'),
    user_id: id('b700', `${random(107, members)} + 1`),
    at: spread(members / 5),
  })
}
