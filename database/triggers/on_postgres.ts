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

function fn(name: string, body: string) {
  return `create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`
}

/** A function that does something after a row was written, which its trigger calls alike. */
function after(name: string, body: string) {
  return fn(name, `${body} return null;`)
}

/** A trigger with a function of its name. */
function trigger(name: string, on: string, calls = name) {
  return `create trigger ${name} ${on} execute function ${calls}()`
}

/** Beyond a function for each trigger: those of several, and those in words of their own. */
const shared = [
  ...appendOnly.map(({ message, name }) =>
    fn(`${name}_is_append_only`, `raise exception '${message}';`)
  ),
  after(
    'book_balances',
    `if starts_with(new.from_account, 'member:') then
       update users set credits = credits - new.credits
       where id = substr(new.from_account, 8)::uuid;
     end if;
     if starts_with(new.to_account, 'member:') then
       update users set credits = credits + new.credits
       where id = substr(new.to_account, 8)::uuid;
     end if;`
  ),
  // Once for all interests of a statement. Null for a member without any.
  after(
    'list_interests',
    `update profiles set interest_list =
       (select ',' || string_agg(interest, ',') || ',' from profile_interests
        where profile_id = profiles.id)
     where id in (select profile_id from changed);`
  ),
  after('list_waiting_answer', listWaitingAnswer),
  after('unlist_waiting_answer', unlistWaitingAnswer),
  // A unique key of a partitioned table would have to contain the time. So whoever adds a message has the row of its
  // conversation locked, and sees all that is in it by then; an index of each partition looks again.
  `create function message_is_new() returns trigger language plpgsql
   set plan_cache_mode = force_generic_plan as $$
   declare taken text;
   begin
     perform 1 from conversations where id = new.conversation_id for no key update;
     if exists (select 1 from messages where conversation_id = new.conversation_id
       and client_id = new.client_id and (tg_op = 'INSERT' or id <> new.id)) then
       taken := 'client_id';
     elsif exists (select 1 from messages where conversation_id = new.conversation_id
       and sequence = new.sequence and (tg_op = 'INSERT' or id <> new.id)) then
       taken := 'sequence';
     else
       return new;
     end if;
     raise unique_violation using message = format(
       'duplicate key value violates unique constraint "messages_conversation_id_%s_unique"', taken);
   end $$`,
]

/** The lock keeps the profile as it is until the new row is seen by who changes the profile. */
function fill(name: string, columns: readonly string[]) {
  return fn(
    name,
    `select ${columns.join(', ')} into ${columns.map((column) => `new.${column}`).join(', ')}
     from profiles where id = new.profile_id for no key update;
     return new;`
  )
}

/**
 * Whoever changes a self-description and whoever changes the activity of its member wait for each other at its row (the
 * trigger `place_descriptions` comes before `remember_activity`, by name), or at the profile if it is new. So none is
 * copied that was taken back meanwhile.
 */
const following = [
  fill('describe_interest', ofInterests),
  after('describe_interests', follow('profile_interests', ofInterests)),
  fill('place_description', ofDescriptions),
  after('place_descriptions', follow('self_descriptions', ofDescriptions)),
  after('describe_past_activity', follow('past_activity', ofActivity)),
  after('remember_activity', rememberActivity),
  after('describe_activity', describeActivity),
  after('forget_description', forgetDescription),
]

/** `interest_list` names interests with commas around: `,music,art,`. */
function bitOf(row: string, interest: string) {
  return `(position(',${interest},' in coalesce(${row}.interest_list, '')) > 0)::integer`
}

const ends = [
  ['found', 'insert or update', 'new', 1],
  ['lost', 'delete or update', 'old', -1],
] as const

export const functionsOfPostgres = [
  ...shared,
  ...following,
  ...counts.flatMap(({ add, name }) =>
    ends.map(([end, , row, members]) => after(`${name}_${end}`, add(row, members, bitOf)))
  ),
  ...copies.flatMap(({ key, owner, table }) => [
    fn(
      `copy_site_to_${table}`,
      `select site_id into new.site_id from ${owner} where id = new.${key}; return new;`
    ),
    after(`move_${table}`, `update ${table} set site_id = new.site_id where ${key} = new.id;`),
  ]),
  ...[...guardsOfContent, ...guardsOfFictional].map(({ event, message, name, refused }) =>
    fn(
      name,
      `if ${refused} then raise exception '${message}'; end if;
       return ${event === 'delete' ? 'old' : 'new'};`
    )
  ),
]

export const triggersOfPostgres = [
  ...appendOnly.map(({ name, table }) =>
    trigger(
      `${table}_append_only`,
      `before update or delete or truncate on ${table} for each statement`,
      `${name}_is_append_only`
    )
  ),
  // At the end of the transaction, so that the member's row is locked as briefly as possible.
  `create constraint trigger ledger_movements_balances after insert on ledger_movements
   deferrable initially deferred for each row execute function book_balances()`,
  trigger(
    'message_is_new',
    'before insert or update of conversation_id, client_id, sequence on messages for each row'
  ),
  trigger('describe_interest', 'before insert on profile_interests for each row'),
  trigger('place_description', 'before insert on self_descriptions for each row'),
  ...(
    [
      ['describe_interests', ofInterests],
      ['place_descriptions', ofDescriptions],
      ['describe_past_activity', ofActivity],
    ] as const
  ).map(([name, columns]) =>
    trigger(name, `after update of ${followed(columns)} on profiles for each row`)
  ),
  trigger(
    'remember_activity',
    `after update of last_active_at on profiles for each row when (${isActiveAgain})`
  ),
  trigger(
    'describe_activity',
    'after insert or update of appearance, race on self_descriptions for each row'
  ),
  trigger('forget_description', 'after delete on self_descriptions for each row'),
  ...[
    ['list_added_interests', 'insert', 'new'],
    ['list_removed_interests', 'delete', 'old'],
  ].map(([name, event, rows]) =>
    trigger(
      name,
      `after ${event} on profile_interests referencing ${rows} table as changed for each statement`,
      'list_interests'
    )
  ),
  ...counts.flatMap(({ counted, isCounted, name }) =>
    ends.map(([end, event, row]) =>
      trigger(
        `${name}_${end}`,
        `after ${event} of ${counted} on profiles for each row when (${isCounted(row)})`
      )
    )
  ),
  ...waits.map(([name, event, when, calls]) =>
    trigger(name, `after ${event} on participants for each row when (${when})`, calls)
  ),
  ...copies.flatMap(({ owner, table }) => [
    trigger(`copy_site_to_${table}`, `before insert on ${table} for each row`),
    trigger(
      `move_${table}`,
      `after update of site_id on ${owner} for each row when (old.site_id <> new.site_id)`
    ),
  ]),
  ...guardsOfContent.map(({ event, name, table }) =>
    trigger(name, `before ${event} on ${table} for each row`)
  ),
  ...guardsOfFictional.map(({ event, name, table, when }) =>
    trigger(name, `before ${event} on ${table} for each row when (${when})`)
  ),
]
