/**
 * What triggers of both databases do. `row` is `new` or `old`. Statements end with a semicolon.
 */

/** What a search asks of a member, as tables beside the profile have it. */
const asked = [
  'site_id',
  'status',
  'invisible',
  'country',
  'region_id',
  'gender',
  'sexuality',
  'date_of_birth',
  'has_photo',
]
const traits = ['hair_colour', 'eye_colour', 'body_type', 'relationship_status']

export const ofInterests = [...asked, 'last_active_at', ...traits]
export const ofDescriptions = [...asked, 'last_active_at']
export const ofActivity = [...asked, ...traits, 'interest_list']

/** The columns of a profile whose change such a table follows: `has_photo` is generated from `main_photo_id`. */
export function followed(columns: readonly string[]) {
  return columns.join(', ').replace('has_photo', 'main_photo_id')
}

export function follow(table: string, columns: readonly string[]) {
  const values = columns.map((column) => `${column} = new.${column}`).join(', ')
  return `update ${table} set ${values} where profile_id = new.id;`
}

/** Brief: active again within five minutes, as nearly all are who stay on the site. */
export const rememberActivity = `
  insert into past_activity (profile_id, replaced_at, active_at, brief,
    ${ofActivity.join(', ')}, appearance, race)
  values (new.id, new.last_active_at, old.last_active_at,
    new.last_active_at - old.last_active_at <= 300000,
    ${ofActivity.map((column) => `new.${column}`).join(', ')},
    (select appearance from self_descriptions where profile_id = new.id),
    (select race from self_descriptions where profile_id = new.id))
  on conflict do nothing;`
export const isActiveAgain = 'new.last_active_at > old.last_active_at'

/** Nothing stays of a self-description that is taken back. */
export const describeActivity = `
  update past_activity set appearance = new.appearance, race = new.race
  where profile_id = new.profile_id;`
export const forgetDescription = `
  update past_activity set appearance = null, race = null where profile_id = old.profile_id;`

/** The interests that are counted as bits, in their order: as core/landers/chosen_interests.ts had them. */
const drawn =
  `coffee cycling mountains reading cooking making_music cinema animals camping travelling
  board_games art gardening sailing photography beach running football theatre live_music gaming
  swimming winter_sports wine`.split(/\s+/)

/** A count of profiles: with which columns it changes, whom it counts, and the row that a change adds. */
type Count = Readonly<{
  name: string
  counted: string
  isCounted: (row: string) => string
  add: (row: string, members: number, bitOf: (row: string, interest: string) => string) => string
}>

export const counts: readonly Count[] = [
  {
    name: 'count',
    counted:
      'status, invisible, gender, region_id, country, date_of_birth, sexuality, site_id, own_site_only',
    isCounted: (row) => `${row}.status = 'active' and not ${row}.invisible`,
    add(row, members) {
      const inRegion = (region: string) =>
        `(${row}.gender, ${region}, ${row}.country, substr(${row}.date_of_birth, 1, 7),
          ${row}.sexuality, ${row}.site_id, ${members}, ${row}.own_site_only)`
      return `insert into class_counts
        (gender, region_id, country, born_in, sexuality, site_id, members, own_site_only)
        values ${inRegion(`${row}.region_id`)}, ${inRegion('0')};`
    },
  },
  {
    name: 'count_interests',
    counted: 'status, invisible, fictional, country, site_id, interest_list, own_site_only',
    isCounted: (row) =>
      `${row}.status = 'active' and not ${row}.invisible and not ${row}.fictional`,
    add(row, members, bitOf) {
      const bits = drawn.map((one, place) => `${bitOf(row, one)} * ${2 ** place}`)
      return `insert into interest_counts (country, site_id, interests, members, own_site_only)
        values (${row}.country, ${row}.site_id, (${bits.join(' + ')}), ${members}, ${row}.own_site_only);`
    },
  },
]

/** Lists a side of a conversation if it is a fictional profile's. */
export const listWaitingAnswer = `
  insert into waiting_answers (conversation_id, fictional_id, member_id, site_id, since)
  select new.conversation_id, fictional.id, member.id,
    case when fictional.site_id = member.site_id then member.site_id end,
    coalesce(new.last_message_at, 0)
  from profiles as fictional, profiles as member
  where fictional.id = new.profile_id and member.id = new.partner_id
    and fictional.fictional and not member.fictional on conflict do nothing;`
export const unlistWaitingAnswer = `
  delete from waiting_answers
  where conversation_id = new.conversation_id and fictional_id = new.profile_id;`

/** With the first unread message, and when the profile's side is read. */
export const waits = [
  ['await_first_answer', 'insert', 'new.unread > 0', 'list_waiting_answer'],
  ['await_answer', 'update of unread', 'old.unread = 0 and new.unread > 0', 'list_waiting_answer'],
  ['end_wait', 'update of unread', 'old.unread > 0 and new.unread = 0', 'unlist_waiting_answer'],
] as const

/** Tables with the site of whom they are about, by which key. */
export const copies = [
  { table: 'orders', owner: 'users', key: 'user_id' },
  { table: 'reports', owner: 'profiles', key: 'reported_id' },
  { table: 'appeals', owner: 'users', key: 'user_id' },
] as const

/** Rows that are never changed or removed. */
export const appendOnly = [
  { name: 'ledger', table: 'ledger_movements', message: 'the ledger is append only' },
  { name: 'audit', table: 'audit_rows', message: 'the audit log is append only' },
] as const

/** What is refused before an event: when it concerns the rule, and what breaks it. */
type Guard = Readonly<{
  name: string
  table: string
  event: string
  when?: string
  refused: string
  message: string
}>

/**
 * A fictional profile never loses its label, no member ever gets it, and nobody logs in as such a profile: its account
 * has neither an e-mail address nor a password.
 */
const hasLogin = '(users.email is not null or users.password_hash is not null)'
export const guardsOfFictional = [
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
] as const satisfies readonly Guard[]

/** A version of a page that has its date is fixed, and so are its texts. */
const isFixed = 'a version of a page that has its date is fixed'
const hasDate = (row: string) =>
  `exists (select 1 from content_versions as version
    where version.id = ${row}.version_id and version.holds_from is not null)`
export const guardsOfContent: readonly Guard[] = [
  ...(
    [
      ['insert', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ] as const
  ).map(([event, row]) => ({
    name: `content_texts_fixed_on_${event}`,
    table: 'content_texts',
    event,
    refused: hasDate(row),
    message: isFixed,
  })),
  {
    name: 'content_versions_fixed_on_update',
    table: 'content_versions',
    event: 'update',
    refused: `old.holds_from is not null and (new.holds_from is distinct from old.holds_from
      or new.site_id is distinct from old.site_id or new.page <> old.page)`,
    message: isFixed,
  },
  {
    name: 'content_versions_fixed_on_delete',
    table: 'content_versions',
    event: 'delete',
    refused: 'old.holds_from is not null',
    message: isFixed,
  },
]
