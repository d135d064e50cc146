import Place from '#models/place'

type PlaceChoice = Readonly<{ id: number; name: string }>

type KnownPlace = PlaceChoice & Readonly<{ words: string }>

const atOnce = 20
/**
 * Cached for good: places never change while the site runs, and a region has at most two thousand.
 */
const cache = new Map<number, Promise<KnownPlace[]>>()

/**
 * Places of a region by a part of their name: prefix matches first, then the largest. Accents and
 * case are ignored.
 */
export async function searchPlaces(regionId: number, text: string): Promise<PlaceChoice[]> {
  const wanted = fold(text)
  const found = (await placesOf(regionId)).filter(({ words }) => words.includes(wanted))
  const beginning = found.filter(({ words }) => words.startsWith(wanted))
  const rest = found.filter(({ words }) => !words.startsWith(wanted))
  return [...beginning, ...rest].slice(0, atOnce).map(({ id, name }) => ({ id, name }))
}

/** The place of a region with this name; the largest where there are several. Null when there is none. */
export async function placeCalled(regionId: number, name: string): Promise<PlaceChoice | null> {
  const places = await placesOf(regionId)
  return places.find(({ words }) => words === fold(name)) ?? null
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
    .select('id', 'name')
  if (places.length === 0) cache.delete(regionId)
  return places.map(({ id, name }) => ({ id, name, words: fold(name) }))
}

/** Letters that Unicode does not decompose into a base and an accent. */
const foldedLetters: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae' }

function fold(text: string) {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøœæ]/g, (letter) => foldedLetters[letter])
}
