import type { HttpContext } from '@adonisjs/core/http'
import { isId } from '#core/id'

const key = 'wanted_photo'
const rememberedMilliseconds = 24 * 3_600_000

type Noted = Readonly<{ id: string; at: number }>

/** Notes the locked photo from which a member came to the shop, for the way back after the purchase. */
export function noteWantedPhoto({ request, session }: HttpContext) {
  const { photo: id } = request.qs()
  if (isId(id)) session.put(key, { id, at: Date.now() } satisfies Noted)
}

/** The id of the photo noted last, for a day; else null. */
export function wantedPhotoId({ session }: HttpContext): string | null {
  const noted: Noted | undefined = session.get(key)
  return noted && Date.now() - noted.at < rememberedMilliseconds ? noted.id : null
}
