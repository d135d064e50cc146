import { folded } from '#core/folded'
import { otherNamesOf } from '#core/profiles/other_names'
import Place from '#models/place'

type PlaceChoice = Readonly<{ id: number; name: string }>

type KnownPlace = PlaceChoice & Readonly<{ spellings: readonly string[] }>

const atOnce = 20
/**
 * Cached for good: places never change while the site runs, and a region has at most two thousand.
 */
const cache = new Map<number, Promise<KnownPlace[]>>()

/**
 * Places of a region by a part of their name, or of one in another language: prefix matches first, then the largest. Accents, case,
 * apostrophes, hyphens and full stops are ignored, and Saint may be short; where that finds nothing,
 * Koeln is Köln, too.
 */
export async function searchPlaces(regionId: number, text: string): Promise<PlaceChoice[]> {
  const wanted = spellingsOf(text)
  const found = await placesWith(regionId, wanted)
  if (found.length > 0) return found
  return placesWith(
    regionId,
    wanted.map((one) => one.replace(/([aou])e/g, '$1'))
  )
}

async function placesWith(regionId: number, wanted: readonly string[]): Promise<PlaceChoice[]> {
  const found = await placesOf(regionId)
  const containing = found.filter(matches((spelling, one) => spelling.includes(one)))
  const begins = matches((spelling, one) => spelling.startsWith(one))
  const sorted = [...containing.filter(begins), ...containing.filter((place) => !begins(place))]
  return sorted.slice(0, atOnce).map(({ id, name }) => ({ id, name }))

  function matches(does: (spelling: string, one: string) => boolean) {
    return ({ spellings }: KnownPlace) =>
      spellings.some((spelling) => wanted.some((one) => does(spelling, one)))
  }
}

/** The place of a region with this name; the largest where there are several. Null when there is none. */
export async function placeCalled(regionId: number, name: string): Promise<PlaceChoice | null> {
  const [, wanted] = spellingsOf(name)
  const places = await placesOf(regionId)
  return places.find(({ spellings }) => spellings.includes(wanted)) ?? null
}

function placesOf(regionId: number) {
  const known = cache.get(regionId) ?? readPlaces(regionId)
  cache.set(regionId, known)
  return known
}

async function readPlaces(regionId: number): Promise<KnownPlace[]> {
  const places = await Place.query()
    .where('region_id', regionId)
    .orderBy([
      { column: 'population', order: 'desc' },
      { column: 'name', order: 'asc' },
    ])
    .select('id', 'name', 'country')
  if (places.length === 0) cache.delete(regionId)
  return places.map((place) => {
    const { id, name } = place
    return { id, name, spellings: [name, ...otherNamesOf(place)].flatMap(spellingsOf) }
  })
}

/** The ways to spell a name: as written, and with a short Saint. */
function spellingsOf(text: string) {
  const whole = fold(text)
  return [whole, whole.replace(saint, 'st')] as const
}

const apostrophes = /['’‘`´ʼ]/g
const saint = /\b(?:sainte?|sankt|sint|ste)(?= )/g

function fold(text: string) {
  return folded(text)
    .replace(apostrophes, '')
    .replace(/[\s\p{Pd}./]+/gu, ' ')
    .trim()
}
