import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { finderQuestions } from '#core/discovery/search/match_finder'
import type { Country } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import { signIn } from '#tests/support/http/sign_in'
import { popularMembers } from '#tests/bench/size/fill_meetings'

const password = 'a password of the bench'
const usualMembers = 10

/** The first numbers, as some are not confirmed or banned. */
const candidates = Array.from({ length: 60 }, (_, index) => index + 1)

/** A signed-in member, and what their pages are about. */
export type Probe = Readonly<{
  headers: Record<string, string>
  conversationId: string
  partnerId: string
  orderId: string
  bundleId: string
  /** Somebody with a photo, whom landings show. */
  shownId: string
}>

type Row = Readonly<{ id: string; user_id: string; email: string; country: Country }>

/** Members to look at their pages: usual ones, and those whom thousands like. The same at every size. */
export async function signInProbes(url: string): Promise<Probe[]> {
  const rows: Row[] = await db
    .from('profiles')
    .join('users', 'users.id', 'profiles.user_id')
    .where('users.status', 'active')
    .whereIn('profiles.name', namesOf(candidates))
    .orderBy('profiles.id')
    .limit(popularMembers.length + usualMembers)
    .select('profiles.id', 'profiles.user_id', 'profiles.country', 'users.email')
  const passwordHash = await hash.make(password)
  const shown = await someIds('profiles', rows.length, 'advertised and main_photo_id is not null')
  const orders = await someIds('orders', rows.length, `status = 'completed'`)
  const probes: Probe[] = []
  for (const [index, { country, email, id, user_id: userId }] of rows.entries()) {
    await db.from('users').where('id', userId).update({
      password_hash: passwordHash,
      paid_user: true,
      credits: 100,
      consent_version: Date.now(),
    })
    // Buyers are few: they are made of them.
    await db.from('orders').where('id', orders[index]).update({ user_id: userId })
    const side = await newestConversation(id)
    const headers = await signIn(url, email, password)
    await answerMatchFinder(url, headers)
    const bundles = `tier = 'p1' and currency = '${currencyOf(country)}'`
    const [bundleId] = await someIds('packages', 1, bundles)
    probes.push({
      headers,
      conversationId: side.conversation_id,
      partnerId: side.partner_id,
      orderId: orders[index],
      bundleId,
      shownId: shown[index],
    })
  }
  return probes
}

function newestConversation(profileId: string): Promise<Side> {
  return db
    .from('participants')
    .where('profile_id', profileId)
    .orderBy('last_message_at', 'desc')
    .firstOrFail()
}

/** With no preference, as most do. */
async function answerMatchFinder(url: string, headers: Record<string, string>) {
  for (const question of Object.keys(finderQuestions)) {
    await fetch(`${url}/match-finder`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question, answer: 'any' }),
    })
  }
}

type Side = Readonly<{ conversation_id: string; partner_id: string }>

async function someIds(table: string, limit: number, where: string): Promise<string[]> {
  const rows: { id: string }[] = await db.from(table).whereRaw(where).orderBy('id').limit(limit)
  return rows.map(({ id }) => id)
}

function namesOf(numbers: readonly number[]) {
  return numbers.map((number) => `Member ${number}`)
}
