import { addressValidUntil, type AddressedVariant } from '#core/profiles/photos/picture_address'
import { signatureOf } from '#queries/profiles/photo_signature'

/**
 * The URL of a photo for one viewer (a profile's id; null for a visitor), valid for an hour at
 * most. Whether they may see it is decided again on every request.
 */
export function photoUrl(photoId: string, variant: AddressedVariant, viewerId: string | null) {
  return signed('/photos', photoId, variant, viewerId)
}

/** The URL of a photo in a conversation, by the id of its message. */
export function messagePhotoUrl(messageId: string, variant: AddressedVariant, viewerId: string) {
  return signed('/chat-photos', messageId, variant, viewerId)
}

function signed(path: string, photoId: string, variant: AddressedVariant, viewerId: string | null) {
  const until = addressValidUntil(Date.now())
  const signature = signatureOf({ photoId, variant, viewerId, until })
  return `${path}/${photoId}/${variant}?until=${until}&mark=${signature}`
}
