import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { memberAccount } from '#core/credits/movement'
import { giftNames, giftPrice } from '#core/messaging/gifts/catalogue'
import { defaultSettings } from '#core/sites/settings/settings'
import type { Character } from '#database/demo/cast'
import { messageId, maxMessages, writtenAt } from '#database/demo/conversations'
import { demoId } from '#database/demo/ids'
import { portraitKey, portraitSize } from '#database/demo/portrait_keys'
import { boughtDaysAgo } from '#database/demo/purchases'
import type { Script } from '#database/demo/scripts'
import { insertAll } from '#database/insert_all'

/** Bundles bought this long ago precede every conversation, so that the gifts in it were paid for. */
const boughtBeforeDays = 5
const mostGifts = 2
const firstMovement = 5_000

type Sent = Readonly<{ kind: 'gift' | 'photo'; body: string; cost: number; picture: Picture }>
type Picture = Readonly<{
  storage_key: string | null
  width: number | null
  height: number | null
}>

/** Premium members end a conversation with a gift, and every second with a photo of themselves. */
export async function giveGifts(client: TransactionClientContract, scripts: readonly Script[]) {
  let movement = firstMovement
  for (const script of scripts) {
    const giver = giverIn(script)
    if (!giver) continue
    const sent = [...photoOf(giver, script), giftIn(script)]
    await insertAll(client, 'messages', messageRows(script, giver, sent))
    await insertAll(
      client,
      'ledger_movements',
      sent.map((one, index) => movementRow(script, giver, one, index, movement++))
    )
    await updateConversation(client, script, giver, sent)
  }
}

function giverIn({ one, other, lines }: Script) {
  const mayGive = ({ premium, number }: Character) =>
    premium && boughtDaysAgo(number) >= boughtBeforeDays
  const hasRoom = lines.length > 1 && lines.length + mostGifts <= maxMessages
  return hasRoom ? [one, other].find(mayGive) : undefined
}

function giftIn({ number }: Script): Sent {
  const gift = giftNames[(number * 5) % 12]
  const picture = { storage_key: null, width: null, height: null }
  return { kind: 'gift', body: gift, cost: giftPrice(gift, defaultSettings), picture }
}

function photoOf(giver: Character, { number }: Script) {
  if (number % 2) return []
  const storageKey = portraitKey(`chat ${number} ${giver.number}`, giver, 1)
  const picture = { storage_key: storageKey, ...portraitSize }
  return [{ kind: 'photo', body: '', cost: defaultSettings.photoCredits, picture } as const]
}

function messageRows(script: Script, giver: Character, sent: readonly Sent[]) {
  const first = script.lines.length
  return sent.map(({ picture, ...content }, index) => ({
    ...content,
    ...picture,
    id: messageId(script, first + index),
    conversation_id: demoId('conversation', script.number),
    sender_id: demoId('profile', giver.number),
    client_id: messageId(script, first + index),
    sequence: first + index + 1,
    sent_at: writtenAt(script, first + index),
    delivered_at: writtenAt(script, first + index),
  }))
}

function movementRow(
  script: Script,
  { number }: Character,
  { kind, cost }: Sent,
  index: number,
  movement: number
) {
  const at = script.lines.length + index
  return {
    id: demoId('movement', movement),
    kind,
    from_account: memberAccount(demoId('user', number)),
    to_account: 'house:spent',
    credits: cost,
    idempotency_key: `${kind}:${demoId('conversation', script.number)}:${messageId(script, at)}`,
    order_id: null,
    at: writtenAt(script, at),
  }
}

/** The giver has read everything; the gift is unread. */
async function updateConversation(
  client: TransactionClientContract,
  script: Script,
  { number }: Character,
  sent: readonly Sent[]
) {
  const conversation = demoId('conversation', script.number)
  const before = script.lines.length
  const last = before + sent.length
  const side = {
    last_message_at: writtenAt(script, last - 1),
    last_message_id: messageId(script, last - 1),
  }
  const sides = client.from('participants').where('conversation_id', conversation)
  const own = { ...side, unread: 0, last_read_sequence: last }
  const others = { ...side, unread: sent.length, last_read_sequence: before }
  await sides.clone().where('profile_id', demoId('profile', number)).update(own)
  await sides.clone().whereNot('profile_id', demoId('profile', number)).update(others)
  await client.from('conversations').where('id', conversation).update({ last_sequence: last })
}
