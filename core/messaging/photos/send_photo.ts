import { checkMayWrite, lockConversation } from '#core/messaging/writer_context'
import { sendInto, type SendRequest, type SendPorts } from '#core/messaging/send_into'
import type { Message } from '#core/messaging/message'
import type { PictureFile } from '#core/ports/picture_renderer'
import type { Repositories } from '#core/ports/unit_of_work'
import { checkPictureFile } from '#core/profiles/photos/check_picture_file'
import { storePicture, type StorePicturePorts } from '#core/profiles/photos/store_picture'
import { ok, refuse, type Result } from '#core/result'

type PhotoInput = SendRequest & Readonly<{ conversationId: string; file: PictureFile }>

/**
 * Sends a photo in an existing conversation, for the site's price in credits; only its two members
 * ever see it. Returns the message. Refuses as `checkPictureFile`, the renderer and `mayWrite` do, and
 * 'conversation_not_found'. Eligibility is checked before the rendering, and again when the message
 * is written; a refused or repeated photo leaves no files behind.
 * Rule: docs/product/messaging.md, Photos in a conversation.
 */
export async function sendPhoto(
  ports: SendPorts & StorePicturePorts,
  { file, ...input }: PhotoInput
) {
  const accepted = checkPictureFile(file, input.settings)
  if (!accepted.ok) return accepted
  const checked = await ports.unitOfWork.run((repositories) => findSent(repositories, input))
  if (!checked.ok) return checked
  if (checked.value) return ok(checked.value)
  const stored = await storePicture(ports, file, input.settings)
  if (!stored.ok) return stored

  const { conversationId, settings } = input
  const content = { kind: 'photo', body: '', ...stored.value.file } as const
  const sending = { ...input, price: settings.photoCredits, content }
  const sent = await sendInto<never>(ports, sending, async () => ok(conversationId))
  if (!sent.ok || sent.value.repeated) await ports.photos.remove(stored.value.file.storageKey)
  return sent.ok ? ok(sent.value.message) : sent
}

/** The message that was sent with this client id; null if there is none and it may be sent. */
async function findSent(repositories: Repositories, input: Omit<PhotoInput, 'file'>) {
  const correspondence = await lockConversation(repositories, input)
  if (!correspondence) return refuse('conversation_not_found')
  const earlier = await repositories.messages.first({
    conversationId: input.conversationId,
    clientId: input.clientId,
  })
  if (earlier) return ok(earlier)
  const { settings } = input
  const permission = await checkMayWrite(repositories, correspondence, {
    settings,
    price: settings.photoCredits,
  })
  return permission.ok ? notSentYet : permission
}

const notSentYet: Result<Message | null, never> = ok(null)
