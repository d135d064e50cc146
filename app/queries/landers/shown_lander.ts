import { landerOf, type LanderName } from '#core/landers/lander'
import { lookOf, parseSlug } from '#core/landers/variant'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import LanderVariant from '#models/lander_variant'
import { drawnPeople } from '#queries/landers/drawn_people'
import { landerPeople, type LanderPerson, type Wanted } from '#queries/landers/lander_people'

type Asked = Readonly<{
  siteId: string
  locale: Locale
  /** Where the visitor is; null where that is not known. */
  country: Country | null
  slug: string | null
  count: number
}>

/** A lander with the look of its variant, and its people; an unknown slug is no variant. */
export async function shownLander(
  name: LanderName,
  { count, country, locale, siteId, slug }: Asked
) {
  const look = lookOf(name, await variantAt({ siteId, lander: name, slug }), locale)
  const { fewest, hasCaptions } = landerOf(name)
  const { pictureSet } = look
  const wanted = { siteId, pictureSet, country: look.country ?? country }
  const near = await chosenFrom(wanted)
  const people = near.length < fewest ? await fromAnywhere() : near
  const drawn = people.length < fewest
  return { look, drawn, people: drawn ? drawnPeople(fewest) : people }

  /** Where too few of the visitor's own country show themselves, but not against a variant. */
  async function fromAnywhere() {
    if (look.country !== null) return []
    return chosenFrom({ siteId, pictureSet, country: null })
  }

  async function chosenFrom(whom: Wanted) {
    if (!hasCaptions) return landerPeople(whom, count)
    const [speaking, silent] = withCaptionApart(await landerPeople(whom))
    return [...speaking, ...silent].slice(0, count)
  }
}

export type ShownLander = Awaited<ReturnType<typeof shownLander>>

function withCaptionApart(people: readonly LanderPerson[]) {
  const has = ({ caption }: LanderPerson) => caption !== null
  return [people.filter(has), people.filter((one) => !has(one))]
}

type Address = Readonly<{ lander: LanderName; siteId: string; slug: string | null }>

async function variantAt({ lander, siteId, slug }: Address) {
  const known = slug === null ? null : parseSlug(slug)
  return known === null ? null : LanderVariant.findBy({ siteId, lander, slug: known })
}
