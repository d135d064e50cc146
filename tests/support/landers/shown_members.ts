import { invalidateOnlineCounts } from '#queries/landers/count_online'
import { invalidateSharing } from '#queries/landers/count_sharing'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { invalidateLikesOf } from '#queries/landers/likes_of'
import { siteUrl } from '#tests/support/http/cookies'

export const inTheNetherlands = { cookie: 'geoip_selected_country=NL' }

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
