import Database from 'better-sqlite3'
import { demoPassword } from '#database/demo/password'
import { signIn } from '#tests/support/http/sign_in'
import type { RunningSite } from '#tests/support/site/running_site'

const credits = 10_000_000

/** Signs in a premium member of the demo world who has a conversation and plenty of credits. */
export async function prepareSender(site: RunningSite) {
  const { email, userId, conversationId } = choose(site)
  const headers = await signIn(site.url, email, demoPassword)
  return { headers, conversationId, userId }
}

type Choice = { email: string; userId: string; conversationId: string }

function choose(site: RunningSite) {
  const database = new Database(site.env.SQLITE_FILE)
  database.pragma('busy_timeout = 5000')
  const sender = database
    .prepare<[], Choice>(
      `select users.email, users.id as userId, participants.conversation_id as conversationId
       from users
       join profiles on profiles.user_id = users.id
       join participants on participants.profile_id = profiles.id
       where users.paid_user = 1 limit 1`
    )
    .get()
  if (!sender) throw new Error('The demo world has no premium member with a conversation')
  addCredits(database, sender.userId)
  database.close()
  return sender
}

function addCredits(database: Database.Database, userId: string) {
  database
    .prepare(
      `insert into ledger_movements (id, kind, from_account, to_account, credits, idempotency_key, at)
       values (?, 'correction', 'house:corrections', ?, ?, 'bench', 0)`
    )
    .run(crypto.randomUUID(), `member:${userId}`, credits)
  database.prepare('update users set credits = credits + ? where id = ?').run(credits, userId)
}
