import type { LanderName } from '#core/landers/lander'
import { nightHourIn, nightHours } from '#core/landers/hour'
import { toldOnline } from '#core/landers/online'
import type { Country } from '#core/sites/countries'
import { DateTime } from 'luxon'
import { countOnline } from '#queries/landers/count_online'
import { drawnRegions } from '#queries/landers/drawn_regions'
import { landerPeople } from '#queries/landers/lander_people'
import type { ShownLander } from '#queries/landers/shown_lander'

/** The visitor of a lander: `known` is the country that they chose or that their address is in. */
type Visit = Readonly<{ siteId: string; country: Country; known: Country | null }>
type Facts = (shown: ShownLander, visit: Visit) => Promise<object>

/** What a lander says beside its people: true now, or left out. */
export const facts: Partial<Record<LanderName, Facts>> = {
  async tinderswipe({ people }, { known }) {
    return { near: known ? people.filter(({ country }) => country === known).length : 0 }
  },

  async alonetonight({ look }, { country, known, siteId }) {
    const where = look.country ?? known
    const wanted = { siteId, pictureSet: look.pictureSet, country: where }
    const awake = (await landerPeople(wanted, 20)).find(({ online }) => online) ?? null
    return {
      awake,
      online: known && toldOnline(await countOnline({ siteId, country: known })),
      hour: nightHourIn(country, DateTime.utc()),
      hours: nightHours,
    }
  },

  maplanding({ look }, { country, siteId }) {
    return drawnRegions({ siteId, country: look.country ?? country })
  },
}
