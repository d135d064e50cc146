import {
  appendOnly,
  copies,
  counts,
  describeActivity,
  follow,
  followed,
  forgetDescription,
  guardsOfContent,
  guardsOfFictional,
  isActiveAgain,
  listWaitingAnswer,
  ofActivity,
  ofDescriptions,
  ofInterests,
  rememberActivity,
  unlistWaitingAnswer,
  waits,
} from '#database/triggers/bodies'

function trigger(name: string, on: string, body: string) {
  return `create trigger ${name} ${on} begin ${body} end`
}

function refuse(message: string) {
  return `select raise(abort, '${message}')`
}

const neverChanged = appendOnly.flatMap(({ message, table }) =>
  ['update', 'delete'].map((event) =>
    trigger(`${table}_no_${event}`, `before ${event} on ${table}`, `${refuse(message)};`)
  )
)

const balances = trigger(
  'ledger_movements_balances',
  'after insert on ledger_movements',
  `update users set credits = credits - new.credits
   where new.from_account like 'member:%' and id = substr(new.from_account, 8);
   update users set credits = credits + new.credits
   where new.to_account like 'member:%' and id = substr(new.to_account, 8);`
)

/** A new row of a table that says what its profile says; SQLite changes no row before it is there. */
function fill(table: string, columns: readonly string[], where = '') {
  return `update ${table} set (${columns.join(', ')}) =
    (select ${columns.join(', ')} from profiles where id = new.profile_id)
    where profile_id = new.profile_id${where};`
}

const interests = [
  trigger(
    'describe_interest',
    'after insert on profile_interests',
    fill('profile_interests', ofInterests, ' and interest = new.interest')
  ),
  trigger(
    'describe_interests',
    `after update of ${followed(ofInterests)} on profiles`,
    follow('profile_interests', ofInterests)
  ),
  ...[
    ['list_added_interests', 'insert', 'new'],
    ['list_removed_interests', 'delete', 'old'],
  ].map(([name, event, row]) =>
    trigger(
      name,
      `after ${event} on profile_interests`,
      `update profiles set interest_list =
         (select ',' || group_concat(interest, ',') || ',' from profile_interests
          where profile_id = ${row}.profile_id)
       where id = ${row}.profile_id;`
    )
  ),
]

const descriptions = [
  trigger(
    'place_description',
    'after insert on self_descriptions',
    fill('self_descriptions', ofDescriptions)
  ),
  trigger(
    'place_descriptions',
    `after update of ${followed(ofDescriptions)} on profiles`,
    follow('self_descriptions', ofDescriptions)
  ),
]

const activity = [
  trigger(
    'describe_past_activity',
    `after update of ${followed(ofActivity)} on profiles`,
    follow('past_activity', ofActivity)
  ),
  trigger(
    'remember_activity',
    `after update of last_active_at on profiles when ${isActiveAgain}`,
    rememberActivity
  ),
  trigger('describe_activity', 'after insert on self_descriptions', describeActivity),
  trigger(
    'redescribe_activity',
    'after update of appearance, race on self_descriptions',
    describeActivity
  ),
  trigger('forget_description', 'after delete on self_descriptions', forgetDescription),
]

/** `interest_list` names interests with commas around: `,music,art,`. */
function bitOf(row: string, interest: string) {
  return `(instr(coalesce(${row}.interest_list, ''), ',${interest},') > 0)`
}

const counting = counts.flatMap(({ add, counted, isCounted, name }) =>
  (
    [
      ['joined', 'insert', 'new', 1],
      ['found', `update of ${counted}`, 'new', 1],
      ['lost', `update of ${counted}`, 'old', -1],
      ['left', 'delete', 'old', -1],
    ] as const
  ).map(([end, event, row, members]) =>
    trigger(
      `${name}_${end}`,
      `after ${event} on profiles when ${isCounted(row)}`,
      add(row, members, bitOf)
    )
  )
)

const bodies = {
  list_waiting_answer: listWaitingAnswer,
  unlist_waiting_answer: unlistWaitingAnswer,
}
const waiting = waits.map(([name, event, when, body]) =>
  trigger(name, `after ${event} on participants when ${when}`, bodies[body])
)

const sites = copies.flatMap(({ key, owner, table }) => [
  trigger(
    `copy_site_to_${table}`,
    `after insert on ${table}`,
    `update ${table} set site_id = (select site_id from ${owner} where id = new.${key})
     where id = new.id;`
  ),
  trigger(
    `move_${table}`,
    `after update of site_id on ${owner} when old.site_id <> new.site_id`,
    `update ${table} set site_id = new.site_id where ${key} = new.id;`
  ),
])

const guards = [
  ...guardsOfContent.map(({ event, message, name, refused, table }) =>
    trigger(name, `before ${event} on ${table} when ${refused}`, `${refuse(message)};`)
  ),
  ...guardsOfFictional.map(({ event, message, name, refused, table, when }) =>
    trigger(
      name,
      `before ${event} on ${table} when ${when}`,
      `${refuse(message)} where ${refused};`
    )
  ),
]

/** In the order in which SQLite must know them: what was made last comes first. */
export const triggersOfSqlite = [
  ...neverChanged,
  balances,
  ...interests,
  ...descriptions,
  ...activity,
  ...guards,
  ...waiting,
  ...sites,
  ...counting,
]
