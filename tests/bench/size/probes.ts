import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { signIn } from '#tests/support/http/sign_in'
import { popularMembers } from '#tests/bench/size/fill_meetings'

const password = 'a password of the bench'
const usualMembers = 10

/** A signed-in member, and what their pages are about. */
export type Probe = Readonly<{
  profileId: string
  headers: Record<string, string>
  /** Of theirs; a member without one is left out. */
  conversationId: string
  partnerId: string
  orderId: string | null
}>

type Row = Readonly<{ id: string; user_id: string; email: string }>

/** Members to look at their pages: usual ones, and those whom thousands like. The same at every size. */
export async function signInProbes(url: string): Promise<Probe[]> {
  const rows: Row[] = await db
    .from('profiles')
    .join('users', 'users.id', 'profiles.user_id')
    .where('users.status', 'active')
    .whereIn(
      'profiles.name',
      namesOf([...popularMembers, ...Array.from({ length: 60 }, (_, n) => n + 6)])
    )
    .orderBy('profiles.id')
    .limit(popularMembers.length + usualMembers)
    .select('profiles.id', 'profiles.user_id', 'users.email')
  const passwordHash = await hash.make(password)
  const probes: Probe[] = []
  for (const row of rows) {
    await db
      .from('users')
      .where('id', row.user_id)
      .update({ password_hash: passwordHash, paid_user: true, credits: 100 })
    const headers = await signIn(url, row.email, password)
    probes.push({ profileId: row.id, headers, ...(await subjectsOf(row)) })
  }
  return probes
}

async function subjectsOf({ id, user_id: userId }: Row) {
  const side = await db
    .from('participants')
    .where('profile_id', id)
    .orderBy('last_message_at', 'desc')
    .firstOrFail()
  const order = await db.from('orders').where('user_id', userId).orderBy('id', 'desc').first()
  return {
    conversationId: side.conversation_id as string,
    partnerId: side.partner_id as string,
    orderId: (order?.id ?? null) as string | null,
  }
}

function namesOf(numbers: readonly number[]) {
  return numbers.map((number) => `Member ${number}`)
}
