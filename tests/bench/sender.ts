import { demoPassword } from '#database/demo/password'
import { signIn } from '#tests/support/http/sign_in'
import { giveCredits } from '#tests/support/site/give_credits'
import type { RunningSite } from '#tests/support/site/running_site'
import { runSql } from '#tests/support/site/run_sql'

const credits = 10_000_000

/** Signs in a premium member of the demo world who has a conversation and plenty of credits. */
export async function prepareSender({ env, url }: RunningSite) {
  const [sender] = await runSql(
    env,
    `select users.email, participants.conversation_id
     from users
     join profiles on profiles.user_id = users.id
     join participants on participants.profile_id = profiles.id
     where users.paid_user and users.email like 'member%'
     order by participants.conversation_id limit 1`
  )
  const email = String(sender.email)
  await giveCredits(env, Number(/\d+/.exec(email)), credits)
  const headers = await signIn(url, email, demoPassword)
  return { headers, conversationId: String(sender.conversation_id) }
}
