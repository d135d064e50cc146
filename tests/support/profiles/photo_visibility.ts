import type { ApiClient } from '@japa/api-client'
import { addressedVariants } from '#core/profiles/photos/picture_address'
import { photoUrl } from '#queries/profiles/photo_url'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

type PhotoAppearance = 'clear' | 'veiled' | 'hidden'

/** How a photo appears to a viewer, by what they may load. */
export async function appearanceTo(client: ApiClient, photoId: string, viewer: Person | undefined) {
  const got: string[] = []
  for (const variant of addressedVariants) {
    const request = client.get(photoUrl(photoId, variant, viewer?.profile.id ?? null))
    const response = await (viewer ? request.loginAs(await account(viewer)) : request)
    if (response.status() === 200) got.push(variant)
  }
  const kinds: Record<string, PhotoAppearance> = {
    'thumb full match': 'clear',
    'veil': 'veiled',
    '': 'hidden',
  }
  return kinds[got.join(' ')]
}
