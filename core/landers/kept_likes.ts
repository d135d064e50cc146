import { isId } from '#core/id'

const mostLikes = 20

/**
 * Parses the members whom a visitor liked on a lander, which wait for the sign-up as profile ids with commas
 * between them: twenty at most, each once; anything else is left out. Rule: docs/product/landers.md, The question.
 */
export function parseKeptLikes(list: string): readonly string[] {
  const named = list.slice(0, 800).split(',').filter(isId)
  return [...new Set(named)].slice(0, mostLikes)
}
