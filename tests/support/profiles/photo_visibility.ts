import type { ApiClient } from '@japa/api-client'
import { photoVariants } from '#core/ports/photo_storage'
import { photoUrl } from '#queries/profiles/photo_url'
import { open } from '#tests/support/http/open_page'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** How a photo appears to a viewer. */
export type PhotoAppearance = 'clear' | 'blurred' | 'hidden'

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

/** How the profile page shows a photo of its owner. */
export async function photosOnProfile(
  client: ApiClient,
  owner: Person,
  photoId: string,
  viewer: Person | undefined
) {
  const page = await open(client, `/members/${owner.profile.id}`, viewer)
  const pictures: { full: string; locked: boolean }[] = page.inertiaProps.member.pictures
  return pictures
    .filter(({ full }) => full.includes(photoId))
    .map(({ full, locked }) => ({ locked, variant: /(\w+)\?/.exec(full)?.[1] }))
}
