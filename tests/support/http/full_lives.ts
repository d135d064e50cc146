import { DateTime } from 'luxon'
import { sendMessage } from '#core/messaging/send_message'
import { defaultSettings } from '#core/sites/settings/settings'
import { withPassword } from '#tests/support/accounts/login'
import { storeVisit } from '#tests/support/discovery/visits'
import { under } from '#tests/support/http/every_route'
import { storeLike } from '#tests/support/likes/likes'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { bundle } from '#tests/support/payments/shop'
import { man, manyMembers } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, type Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'
import { storePhoto } from '#tests/support/profiles/photos'
import { sitePorts } from '#tests/support/site/ports'

const { messageLength, premiumPhotos } = defaultSettings
const premium = { paidUser: true, credits: 1000 }
const people = 50
const messages = 100

/**
 * Ada, with a password and as much as pages show at once: people with long words and full albums, who like her,
 * visited her and write to her. Answers the parameters of routes about one of them, who writes very much.
 */
export async function storeFullLives() {
  const about = longWords(messageLength)
  const shown = { about, lastActiveAt: DateTime.utc(), advertised: true, captioned: true }
  const crowd = manyMembers((number) => withCredits(man(number, shown)), people)
  const reader = withCredits(await withPassword(ada({ profile: { about } })))
  await join(reader, ...crowd)
  await portray([reader, ...crowd])
  const [first] = crowd
  for (let position = 2; position <= premiumPhotos; position++) {
    for (const one of [reader, first]) await storePhoto(one, { position, caption: longWords(100) })
  }
  for (const one of crowd) {
    await storeLike(one, reader)
    await storeVisit(one, reader)
    await write(one, reader, one === first ? messages : 1)
  }
  return {
    ...under('/members/:id', { id: first.profile.id }),
    ...under('/likes/m/:id', { id: first.profile.id }),
    ...under('/chats/:id', { id: await conversationBetween(first, reader) }),
    ...under('/credits/:id', { id: (await bundle('p1')).id, paymentmethod: 'ideal' }),
  }
}

function withCredits({ profile, user }: Person): Person {
  return { profile, user: { ...user, ...premium } }
}

async function write(one: Person, other: Person, times: number) {
  const ports = await sitePorts()
  const conversationId = await conversationBetween(one, other)
  const letter = { userId: one.user.id, conversationId, settings: defaultSettings }
  for (let time = 1; time <= times; time++) {
    await sendMessage(ports, { ...letter, clientId: String(time), body: longWords(messageLength) })
  }
}

/** Text that is slow to draw: each sign of HTML becomes several. */
function longWords(length: number) {
  return '<b>Zee</b> & "duinen" 👩‍👩‍👧‍👦 www.zee.nl '.repeat(length).slice(0, length).toWellFormed()
}
