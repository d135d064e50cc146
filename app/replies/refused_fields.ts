import { type Refused, refuse, type RefusalDetails } from '#core/result'

type FieldRefusal<F extends string, R extends string> = Readonly<{
  field: F
  refusal: R
  details: RefusalDetails
}>

/** The refusals of a form by field; one of the form as a whole stands at the field given. */
export function refusedFields<F extends string, R extends string, O extends string>(
  outcome: Refused<O> | (Refused<'invalid_fields'> & { fields: readonly FieldRefusal<F, R>[] }),
  field: F
): Record<string, Refused<R | Exclude<O, 'invalid_fields'>>> {
  if (!('fields' in outcome)) return { [field]: outcome as Refused<Exclude<O, 'invalid_fields'>> }
  const entries = outcome.fields.map(
    (one) => [one.field, refuse(one.refusal, one.details)] as const
  )
  return Object.fromEntries(entries)
}
