import type { ApiClient } from '@japa/api-client'
import { photoVariants } from '#core/ports/photo_storage'
import { photoUrl } from '#queries/profiles/photo_url'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

type PhotoAppearance = 'clear' | 'blurred' | 'hidden'

/** How a photo appears to a viewer, by the files they may load. */
export async function appearanceTo(client: ApiClient, photoId: string, viewer: Person | undefined) {
  const got: string[] = []
  for (const variant of photoVariants) {
    const request = client.get(photoUrl(photoId, variant, viewer?.profile.id ?? null))
    const response = await (viewer ? request.loginAs(await account(viewer)) : request)
    if (response.status() === 200) got.push(variant)
  }
  const kinds: Record<string, PhotoAppearance> = {
    'thumb full match': 'clear',
    'blurred': 'blurred',
    '': 'hidden',
  }
  return kinds[got.join(' ')]
}
