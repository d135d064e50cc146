import type { Interest } from '#core/profiles/interests'

/**
 * The interests that a lander has drawings of, in the order in which it shows them. The database counts
 * members by their places in this list: a new one is a migration.
 */
export const drawnInterests = [
  'coffee',
  'cycling',
  'mountains',
  'reading',
  'cooking',
  'making_music',
  'cinema',
  'animals',
  'camping',
  'travelling',
  'board_games',
  'art',
  'gardening',
  'sailing',
  'photography',
  'beach',
  'running',
  'football',
  'theatre',
  'live_music',
  'gaming',
  'swimming',
  'winter_sports',
  'wine',
] as const satisfies readonly Interest[]

export type DrawnInterest = (typeof drawnInterests)[number]

/**
 * What a visitor chose of them, in their order and each once; anything else is left out.
 * Rule: docs/product/landers.md, Choose what you like.
 */
export function parseChosen(words: readonly string[]): readonly DrawnInterest[] {
  return drawnInterests.filter((interest) => words.includes(interest))
}

/** How many of the chosen ones somebody likes who shares enough: both, or the only one. */
export function enoughShared(chosen: readonly DrawnInterest[]) {
  return Math.min(chosen.length, 2)
}

/** How many real, active members there are somewhere, and how many of them share enough. */
export type Sharing = Readonly<{ members: number; sharing: number }>

/** Where there are fewer, a number says who is there. */
const fewestMembers = 50

/**
 * What is said of those who share enough: their exact number in the visitor's country, or on the whole
 * site where the country is not known or has fewer than 50 members; null where the site has fewer.
 * Rule: docs/product/landers.md, Choose what you like.
 */
export async function toldSharing(
  here: Sharing | null,
  everywhere: () => Promise<Sharing>
): Promise<Readonly<{ isHere: boolean; sharing: number }> | null> {
  if (here && here.members >= fewestMembers) return { isHere: true, sharing: here.sharing }
  const { members, sharing } = await everywhere()
  return members < fewestMembers ? null : { isHere: false, sharing }
}
