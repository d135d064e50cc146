import db from '@adonisjs/lucid/services/db'
import { addRows, id, series, type Columns } from '#tests/bench/generated_rows'
import { crowdMoment, dayLong } from '#tests/bench/moments'
import { likesEach, type Sizes } from '#tests/bench/size/sizes'

const visitsEach = 5

/** A member whom so many others like, visit and swipe besides. */
export const popularMembers = [3, 5]
const admirers = 2000

/**
 * Likes, swipes and visits by each member, who gets as many from others. Half of the likes are returned. Rows stand in the
 * order of their time, so that those of one member are far apart, as in life.
 */
export async function addMeetings(sizes: Sizes) {
  const { members } = sizes
  const each = likesEach(sizes)
  await addPairs('likes', members, each, (at) => {
    return {
      liker_id: actor(members),
      liked_id: other(members),
      created_at: at(180),
      seen_at: `case when ${round(members)} < ${each - 3} then ${at(180)} + 1 end`,
    }
  })
  await addPairs('swipes', members, each, (at) => {
    return {
      swiper_id: actor(members),
      swiped_id: other(members),
      verdict: `case when ${round(members)} % 3 = 0 then 'like' else 'pass' end`,
      at: at(30),
    }
  })
  await addPairs('visits', members, visitsEach, (at) => {
    return {
      visitor_id: actor(members),
      visited_id: other(members),
      times: 1,
      first_at: at(60),
      last_at: at(60),
    }
  })
  for (const popular of popularMembers) await addAdmirers(popular, members)
}

type Moment = (days: number) => string

function addPairs(table: string, members: number, each: number, columns: (at: Moment) => Columns) {
  const rows = members * each
  const at = (days: number) =>
    `(${crowdMoment} - (${rows} - n) * cast(${Math.floor((days * dayLong) / rows)} as bigint))`
  return addRows(table, rows, columns(at))
}

function round(members: number) {
  return `((n - 1) / ${members})`
}

function actor(members: number) {
  return id('8000', `((n - 1) % ${members} + 1)`)
}

/** In every second round, those answer who were asked in the round before. */
function other(members: number) {
  const step = `(${round(members)} / 2 * 1009 + 17)`
  const way = `case when ${round(members)} % 2 = 0 then ${step} else ${members} - ${step} end`
  return id('8000', `((n - 1 + ${way}) % ${members} + 1)`)
}

async function addAdmirers(popular: number, members: number) {
  const from = Math.floor(members / 2)
  const admirer = id('8000', `${from} + n`)
  const one = id('8000', String(popular))
  const at = `${crowdMoment} - n * 60000`
  const insert = (table: string, columns: string, rest: string) =>
    db.rawQuery(
      `insert into ${table} (${columns}) ${series(1, admirers)}
       select ${admirer}, ${one}, ${rest} from s on conflict do nothing`
    )
  await insert('likes', 'liker_id, liked_id, created_at, seen_at', `${at}, ${at} + 1`)
  await insert('swipes', 'swiper_id, swiped_id, verdict, at', `'like', ${at}`)
  await insert('visits', 'visitor_id, visited_id, times, first_at, last_at', `1, ${at}, ${at}`)
}
