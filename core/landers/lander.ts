import { moods, type FirstQuestion, type Mood } from '#core/landers/choices'

/** What a lander is by itself, before a variant changes it. */
export type Lander = Readonly<{
  /** Whether it has variants, at addresses of their own. */
  hasVariants: boolean
  /** The people on one page of it. */
  people: number
  /** With fewer, drawn people take their place. */
  fewest: number
  /** Whether it shows captions: who has one comes first. */
  hasCaptions: boolean
  /** How many pages of people can be asked for. */
  pages: number
  question: FirstQuestion
  mood: Mood
}>

/** Every lander by its name in the address. Rule: docs/product/landers.md. */
const all = {
  tinderswipe: lander({ hasVariants: false, people: 5, mood: 'night' }),
  alonetonight: lander({ people: 1, mood: 'warm' }),
  collagelanding: lander({ people: 20, mood: 'warm' }),
  gallery: lander({ people: 24, pages: 250 }),
  iconslanding: lander({}),
  socialnetwork: lander({ people: 20, fewest: 5, hasCaptions: true }),
  maplanding: lander({ people: 4 }),
  transitionsvideolanding: lander({ people: 0, mood: 'warm' }),
  video: lander({ people: 0, mood: 'night' }),
} satisfies Record<string, Lander>

export type LanderName = keyof typeof all
export const landerNames = Object.keys(all) as LanderName[]
export const landersWithVariants = landerNames.filter((name) => landerOf(name).hasVariants)

export function landerOf(name: LanderName): Lander {
  return all[name]
}

/** A word as the name of a lander that has variants; null for any other. */
export function parseLanderWithVariants(word: string) {
  return landersWithVariants.find((name) => name === word) ?? null
}

/** Which page of people a visitor asked for: the first for anything that is none. */
export function pageAsked(name: LanderName, asked: unknown) {
  const page = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  return page <= landerOf(name).pages ? page : 1
}

/** The page after this one; null where nobody is left, or it has no more of them. */
export function nextPage(name: LanderName, page: number, hasMore: boolean) {
  return hasMore && page < landerOf(name).pages ? page + 1 : null
}

function lander(changes: Partial<Lander>): Lander {
  const { hasVariants = true, mood = moods[0], people = 1, question = 'both' } = changes
  const { fewest = people, hasCaptions = false, pages = 1 } = changes
  return { fewest, hasCaptions, hasVariants, mood, pages, people, question }
}
