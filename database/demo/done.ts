import type { Result } from '#core/result'

/** The value of what the demo does, which is never refused. */
export function done<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`A scene of the demo was refused: ${result.refusal}`)
  return result.value
}
