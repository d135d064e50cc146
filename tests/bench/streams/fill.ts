import Database from 'better-sqlite3'
import { v7 as uuid } from 'uuid'

type Writer = ReturnType<typeof conversationWriter>

/** Adds conversations of one message between a member and generated members; returns their ids. */
export function fillOverview(file: string, profileId: string, count: number, skip: number) {
  return inTransaction(file, (database, write) =>
    crowd(database, count, skip).map((partnerId) => write(profileId, partnerId, 1))
  )
}

/** Adds one conversation with this many messages; returns its id. */
export function fillConversation(file: string, profileId: string, messages: number, skip: number) {
  return inTransaction(file, (database, write) => {
    const [partnerId] = crowd(database, 1, skip)
    return write(profileId, partnerId, messages)
  })
}

function inTransaction<T>(
  file: string,
  work: (database: Database.Database, write: Writer) => T
): T {
  const database = new Database(file)
  database.pragma('busy_timeout = 5000')
  try {
    return database.transaction(() => work(database, conversationWriter(database))).immediate()
  } finally {
    database.close()
  }
}

function crowd(database: Database.Database, count: number, skip: number) {
  return database
    .prepare<[number, number], { id: string }>(
      `select id from profiles where name like 'Member %' order by id limit ? offset ?`
    )
    .all(count, skip)
    .map(({ id }) => id)
}

function conversationWriter(database: Database.Database) {
  const conversation = database.prepare(
    `insert into conversations (id, low_profile_id, high_profile_id, last_sequence, created_at)
     values (?, ?, ?, ?, ?)`
  )
  const side = database.prepare(
    `insert into participants (conversation_id, profile_id, partner_id, unread, last_read_sequence,
     last_message_at, last_message_id) values (?, ?, ?, 0, ?, ?, ?)`
  )
  const message = database.prepare(
    `insert into messages (id, conversation_id, sender_id, client_id, sequence, kind, body, sent_at,
     delivered_at) values (?, ?, ?, ?, ?, 'text', 'How was your day by the sea?', ?, ?)`
  )
  return (profileId: string, partnerId: string, messages: number) => {
    const [id, now] = [uuid(), Date.now()]
    const [low, high] = [profileId, partnerId].sort()
    conversation.run(id, low, high, messages, now)
    let last = ''
    for (let sequence = 1; sequence <= messages; sequence++) {
      last = uuid()
      const sender = sequence % 2 ? partnerId : profileId
      const at = now - (messages - sequence) * 1000
      message.run(last, id, sender, last, sequence, at, at)
    }
    side.run(id, profileId, partnerId, messages, now, last)
    side.run(id, partnerId, profileId, messages, now, last)
    return id
  }
}
