import type { LanderName } from '#core/landers/lander'
import { drawnInterests } from '#core/landers/chosen_interests'
import { nightHourIn, nightHours, nightLine } from '#core/landers/hour'
import { toldLikes } from '#core/landers/likes'
import { toldOnline } from '#core/landers/online'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { DateTime } from 'luxon'
import { countOnline } from '#queries/landers/count_online'
import { likesOf } from '#queries/landers/likes_of'
import { drawnRegions } from '#queries/landers/drawn_regions'
import { landerPeople } from '#queries/landers/lander_people'
import type { ShownLander } from '#queries/landers/shown_lander'

/** The visitor of a lander: `known` is the country that they chose or that their address is in. */
type Visit = Readonly<{
  siteId: string
  locale: Locale
  country: Country
  known: Country | null
}>
type Facts = (shown: ShownLander, visit: Visit) => Promise<object>

/** What a lander says beside its people: true now, or left out. */
export const facts: Partial<Record<LanderName, Facts>> = {
  async tinderswipe({ people }, { known }) {
    return { near: known ? people.filter(({ country }) => country === known).length : 0 }
  },

  async alonetonight({ look }, { country, known, siteId }) {
    const where = look.country ?? known
    const [shown = null] = await landerPeople(
      { siteId, pictureSet: look.pictureSet, country: where },
      1
    )
    const online = known && toldOnline(await countOnline({ siteId, country: known }))
    const isSomebodyAwake = online !== null
    return {
      shown,
      online,
      line: nightLine(nightHourIn(country, DateTime.utc()), isSomebodyAwake),
      lines: nightHours.map((hour) => nightLine(hour, isSomebodyAwake)),
    }
  },

  async iconslanding({ look }, { known }) {
    return { interests: drawnInterests, country: look.country ?? known }
  },

  async socialnetwork({ drawn, people }) {
    const agreed = drawn ? [] : people.filter(({ captioned }) => captioned)
    const counted = await Promise.all(
      agreed.map(async ({ id }) => [id, toldLikes(await likesOf(String(id)))])
    )
    return { likes: Object.fromEntries(counted) }
  },

  maplanding({ look }, { country, locale, siteId }) {
    return drawnRegions({ siteId, country: look.country ?? country }, locale)
  },
}
