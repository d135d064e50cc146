import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { Uses } from '#core/ports'
import type { AddressedVariant } from '#core/profiles/photos/picture_address'
import { veilSeedLength } from '#core/profiles/photos/veil'
import { notFound } from '#replies/not_found'
import { sendVeil } from '#replies/send_veil'
import { isSigned, type PhotoSignature } from '#queries/profiles/photo_signature'

type Asked = Readonly<{
  /** Finds the storage key, on every request; null when the viewer may not see the picture. */
  find: () => Promise<string | null>
  /** A new URL of the same picture for the same viewer. */
  address: (signed: PhotoSignature) => string
}>

/** Seconds for which a browser may follow a redirect again without asking: fewer than its address is valid. */
const redirectSeconds = 30

/**
 * Sends a picture to the viewer its URL was signed for. Access is decided on every request: browsers cache
 * the file, and revalidate it before showing it again. Where browsers fetch pictures from the store, they are
 * redirected there, and ask again after half a minute.
 */
export async function servePicture(ctx: HttpContext, ports: Uses<'photos'>, asked: Asked) {
  const { request, response } = ctx
  const mark = claimedSignature(ctx)
  if (!isSigned(mark, String(request.qs().mark))) return notFound(ctx)
  const storageKey = await asked.find()
  if (storageKey === null) return notFound(ctx)
  if (secondsLeft(mark) <= 0) return renew(ctx, asked.address(mark))

  response.header('Cache-Control', 'private, no-cache')
  response.header('ETag', fingerprint(storageKey, mark.variant))
  if (response.fresh()) return response.notModified()

  const { photoId, variant } = mark
  if (variant === 'veil') return sendVeil(ctx, seedOf(photoId))
  const url = await ports.photos.temporaryUrl(storageKey, variant)
  if (url) return redirectToStore(ctx, url)
  const bytes = await ports.photos.read(storageKey, variant)
  if (!bytes) return notFound(ctx)
  return response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
}

/** What the URL claims, for the current viewer. */
function claimedSignature({ viewer, params, request }: HttpContext): PhotoSignature {
  const viewerId = viewer?.profile.id ?? null
  const until = Number(request.qs().until)
  return { photoId: params.id, variant: params.variant, viewerId, until }
}

function secondsLeft({ until }: PhotoSignature) {
  return until - Math.floor(Date.now() / 1000)
}

/** A page open for long has expired URLs: the viewer was just checked and gets a new one. */
function renew({ response }: HttpContext, address: string) {
  response.header('Cache-Control', 'no-store')
  return response.redirect().toPath(address)
}

function redirectToStore({ response }: HttpContext, url: string) {
  response.removeHeader('ETag')
  response.header('Cache-Control', `private, max-age=${redirectSeconds}`)
  return response.redirect().toPath(url)
}

/** The veil is drawn from the id alone, which the viewer knows: nothing of the picture is in it. */
function seedOf(photoId: string) {
  return createHash('sha256').update(photoId).digest().subarray(0, veilSeedLength)
}

/** A file never changes under its key, and the key itself stays on the server. */
function fingerprint(storageKey: string, variant: AddressedVariant) {
  const digest = createHash('sha256').update(`${storageKey} ${variant}`).digest('base64url')
  return `"${digest.slice(0, 22)}"`
}
