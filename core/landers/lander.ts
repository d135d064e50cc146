import { moods, type FirstQuestion, type Mood } from '#core/landers/choices'

/** What a lander is by itself, before a variant changes it. */
export type Lander = Readonly<{
  /** Whether it has variants, at addresses of their own. */
  hasVariants: boolean
  /** The people on its first page. */
  people: number
  /** With fewer, drawn people take their place. */
  fewest: number
  /** Whether it shows captions: who has one comes first. */
  hasCaptions: boolean
  /** The most people, where more pages of them can be asked for. */
  most: number
  question: FirstQuestion
  mood: Mood
}>

/** Every lander by its name in the address. Rule: docs/product/landers.md. */
const all = {
  tinderswipe: lander({ hasVariants: false, people: 5, mood: 'night' }),
  alonetonight: lander({ people: 1, mood: 'warm' }),
  collagelanding: lander({ people: 20, mood: 'warm' }),
  gallery: lander({ people: 24, most: 120 }),
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

/** How many people a visitor asked for: whole pages up to the most, else the first page. */
export function countAsked(name: LanderName, asked: unknown) {
  const { most, people } = landerOf(name)
  const count = Number(asked)
  return count % people === 0 && count > people && count <= most ? count : people
}

/** How many to ask for next, when so many are shown; null at the end. */
export function nextCount(name: LanderName, shown: number) {
  const { most, people } = landerOf(name)
  return shown > 0 && shown < most && shown % people === 0 ? shown + people : null
}

function lander(changes: Partial<Lander>): Lander {
  const { hasVariants = true, mood = moods[0], people = 1, question = 'both' } = changes
  const { fewest = people, hasCaptions = false, most = people } = changes
  return { fewest, hasCaptions, hasVariants, mood, most, people, question }
}
