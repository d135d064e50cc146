import Photo from '#models/photo'
import Profile from '#models/profile'
import { invalidateOnlineCounts } from '#queries/landers/count_online'
import { invalidateSharing } from '#queries/landers/count_sharing'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { invalidateLikesOf } from '#queries/landers/likes_of'
import { siteUrl } from '#tests/support/http/cookies'
import type { Person } from '#tests/support/people/people'

export const inTheNetherlands = { cookie: 'geoip_selected_country=NL' }

/** Gives members a main photo. */
export async function portray(people: readonly Person[], traits: object = {}) {
  for (const { profile } of people) {
    const id = crypto.randomUUID()
    const picture = { position: 1, isPrivate: false, storageKey: id, width: 900, height: 1200 }
    const own = { id, profileId: profile.id, createdAt: profile.createdAt }
    await Photo.create({ ...picture, status: 'active', ...own, ...traits })
    await Profile.query().where('id', profile.id).update({ main_photo_id: id })
  }
}

/** What a browser gets at an address of a lander. */
export async function openLander(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(siteUrl + path, {
    headers: {
      'accept': 'text/html',
      'accept-language': 'en',
      'user-agent': 'Firefox',
      ...headers,
    },
  })
  const { status } = answer
  return { status, cookies: answer.headers.getSetCookie(), page: await answer.text() }
}

/** For before and after each test: whatever landers keep for a while. */
export function forgetLanders() {
  const forget = () => {
    invalidateLanderPeople()
    invalidateOnlineCounts()
    invalidateSharing()
    invalidateLikesOf()
  }
  forget()
  return forget
}
