import { landerOf, nextPage, type LanderName } from '#core/landers/lander'
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
  page: number
}>

/**
 * A lander with the look of its variant, and one page of its people; an unknown slug is no variant. `everyone` says
 * that nobody is left whom it could show, of any country or gender.
 */
export async function shownLander(name: LanderName, asked: Asked) {
  const { country, locale, page, siteId, slug } = asked
  const look = lookOf(name, await variantAt({ siteId, lander: name, slug }), locale)
  const { fewest, hasCaptions, people: count } = landerOf(name)
  const { pictureSet } = look
  const near = { siteId, pictureSet, country: look.country ?? country }
  const whom = (await isEnough(near)) ? near : fromAnywhere()
  const drawn = !(await isEnough(whom))
  const found = drawn ? drawnPeople(fewest) : await chosenFrom(whom, page)
  const hasMore = !drawn && found.length > count
  const isWhole = !drawn && whom.country === null && pictureSet === 'everyone'
  return {
    look,
    drawn,
    people: found.slice(0, count),
    more: nextPage(name, page, hasMore),
    everyone: isWhole && !hasMore,
  }

  /** Where too few of the visitor's own country show themselves, but not against a variant. */
  function fromAnywhere(): Wanted {
    return { siteId, pictureSet, country: look.country }
  }

  async function isEnough(of: Wanted) {
    return (await chosenFrom(of, 1)).length >= fewest
  }

  /** The people of a page, and one more where somebody is left. */
  async function chosenFrom(of: Wanted, at: number) {
    if (!hasCaptions) return landerPeople(of, count + 1, (at - 1) * count)
    const [speaking, silent] = withCaptionApart(await landerPeople(of))
    return [...speaking, ...silent].slice(0, count + 1)
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
