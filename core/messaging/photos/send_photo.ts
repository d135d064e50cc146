import { askToWrite, takeUp } from '#core/messaging/correspondence'
import { sendInto, type From, type SendPorts } from '#core/messaging/send_into'
import type { Message } from '#core/messaging/message'
import type { PictureFile } from '#core/ports/picture_renderer'
import type { Repositories } from '#core/ports/unit_of_work'
import { acceptFile } from '#core/profiles/photos/accepted_file'
import { keepPicture, type KeepPorts } from '#core/profiles/photos/kept_picture'
import { ok, refuse, type Result } from '#core/result'

type PhotoInput = From & Readonly<{ conversationId: string; file: PictureFile }>

/**
 * Sends a photo in a conversation that has begun, for the site's price of one (section 1,
 * decisions, Numbers); only the two members ever see it. Refuses what `acceptFile`, the renderer
 * and `mayWrite` refuse, and 'conversation_not_found'. It asks before the work begins, and again
 * when the message is written; what is refused, or was sent before, leaves no files behind.
 */
export async function sendPhoto(ports: SendPorts & KeepPorts, { file, ...input }: PhotoInput) {
  const accepted = acceptFile(file, input.settings)
  if (!accepted.ok) return accepted
  const known = await ports.unitOfWork.run((repositories) => askFirst(repositories, input))
  if (!known.ok) return known
  if (known.value) return ok(known.value)
  const kept = await keepPicture(ports, file, input.settings)
  if (!kept.ok) return kept

  const { conversationId, settings } = input
  const content = { kind: 'photo', body: '', ...kept.value } as const
  const sending = { ...input, price: settings.photoCredits, content }
  const sent = await sendInto<never>(ports, sending, async () => ok(conversationId))
  if (!sent.ok || sent.value.repeated) await ports.photos.remove(kept.value.storageKey)
  return sent.ok ? ok(sent.value.message) : sent
}

/** The message that this client id is already, or null when it may be sent. */
async function askFirst(repositories: Repositories, input: Omit<PhotoInput, 'file'>) {
  const correspondence = await takeUp(repositories, input)
  if (!correspondence) return refuse('conversation_not_found')
  const earlier = await repositories.messages.first({
    conversationId: input.conversationId,
    clientId: input.clientId,
  })
  if (earlier) return ok(earlier)
  const { settings } = input
  const permission = await askToWrite(repositories, correspondence, {
    settings,
    price: settings.photoCredits,
  })
  return permission.ok ? nothingYet : permission
}

const nothingYet: Result<Message | null, never> = ok(null)
