import vine from '@vinejs/vine'
import { machineParts } from '#core/moderation/measures/measure'
import { reportReasons } from '#core/moderation/report'

/** What a measure's form says of its reasons; core decides on its texts. */
export const statementFields = {
  breach: vine.enum(reportReasons),
  machine: vine.enum(machineParts),
  facts: vine.string().maxLength(20_000).nullable().optional(),
  law: vine.string().maxLength(2000).nullable().optional(),
}

type Typed = Readonly<{
  breach: (typeof reportReasons)[number]
  machine: (typeof machineParts)[number]
  facts?: string | null
  law?: string | null
}>

/** A statement as typed, for `parseStatement`. */
export function typedStatement({ breach, facts, law, machine }: Typed) {
  return { breach, machine, facts: facts ?? '', law: law ?? '' }
}
