import type { Ok, RefusalDetails, Refused, Result } from '#core/result'

/** Why one field of a form was refused. */
type FieldRefusal<F extends string, R extends string> = Readonly<{
  field: F
  refusal: R
  details: RefusalDetails
}>

/** A form with at least one refused field; every one of them is named at once. */
type InvalidFields<F extends string, R extends string> = Refused<'invalid_fields'> &
  Readonly<{ fields: readonly FieldRefusal<F, R>[] }>

/** Says whether every field of a form was accepted, so that their values can be read. */
export function areAccepted<T extends Record<string, Result<unknown, string>>>(
  fields: T
): fields is T & { [F in keyof T]: Extract<T[F], Ok<unknown>> } {
  return Object.values(fields).every((field) => field.ok)
}

/** Refuses a form with the refusal of each of its fields that was not accepted. */
export function refuseFields<F extends string, R extends string>(
  fields: Readonly<Record<F, Result<unknown, R>>>
): InvalidFields<F, R> {
  const refusals: FieldRefusal<F, R>[] = []
  for (const field in fields) {
    const outcome = fields[field]
    if (!outcome.ok) refusals.push({ field, refusal: outcome.refusal, details: outcome.details })
  }
  return { ok: false, refusal: 'invalid_fields', details: {}, fields: refusals }
}
