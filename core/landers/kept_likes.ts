import { isId } from '#core/id'

const mostLikes = 20

/**
 * Whom a visitor liked on a lander, by profile id with commas between them, until they sign up: twenty at
 * most, each once; anything else is left out. Rule: docs/product/landers.md, The question.
 */
export function parseKeptLikes(list: string): readonly string[] {
  const named = list.slice(0, 800).split(',').filter(isId)
  return [...new Set(named)].slice(0, mostLikes)
}
