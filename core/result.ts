/** A decision that was accepted, with its outcome. */
export type Ok<T> = Readonly<{ ok: true; value: T }>

/** A decision that was refused: a code, never a text, with what the reader needs to act on it. */
export type Refused<R extends string> = Readonly<{ ok: false; refusal: R; details: RefusalDetails }>

/** Figures that belong to a refusal, such as the minutes until the next try. */
export type RefusalDetails = Readonly<Record<string, string | number>>

export type Result<T, R extends string> = Ok<T> | Refused<R>

/** Wraps the outcome of a rule or use case that was accepted. */
export function ok(): Ok<void>
export function ok<T>(value: T): Ok<T>
export function ok<T>(value?: T) {
  return { ok: true, value } as const
}

/** Refuses with a code; the caller must handle every code its union names. */
export function refuse<const R extends string>(
  refusal: R,
  details: RefusalDetails = {}
): Refused<R> {
  return { ok: false, refusal, details }
}
