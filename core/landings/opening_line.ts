import { firstTopicsOf, type FirstTopic } from '#core/messaging/icebreaker'
import { interests, type Interest } from '#core/profiles/interests'

/** Lines that suit everybody, by their names among the icebreakers. */
const greetings = ['hello_1', 'hello_2'] as const

/** A line to begin with: about an interest of the member, or one that suits everybody. */
export type OpeningLine = (typeof greetings)[number] | FirstTopic

/** The most interests that lines are offered about. */
const mostTopics = 4

const lines: readonly OpeningLine[] = [...greetings, ...firstTopicsOf(interests)]

/**
 * The lines that a landing offers to begin with: one for each of a member's first four interests that
 * a first message may be about, and two general ones.
 * Rule: docs/product/landers.md, What is begun on a landing.
 */
export function openingLinesFor(theirs: readonly Interest[]): readonly OpeningLine[] {
  return ['hello_2', ...firstTopicsOf(theirs).slice(0, mostTopics), 'hello_1']
}

/** A word as the name of a line; null for any other. */
export function parseOpeningLine(word: unknown): OpeningLine | null {
  return lines.find((line) => line === word) ?? null
}

/** Whether a line suits everybody, whatever their interests. */
export function isGreeting(line: OpeningLine): line is (typeof greetings)[number] {
  return greetings.some((greeting) => greeting === line)
}
