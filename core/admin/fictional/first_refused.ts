import { refuse, type RefusalDetails } from '#core/result'

type Form<R extends string> = Readonly<{
  fields: readonly Readonly<{ refusal: R; details: RefusalDetails }>[]
}>

/** The refusal of the first refused field: an admin corrects a form field by field. */
export function firstRefused<R extends string>({ fields }: Form<R>) {
  const [{ details, refusal }] = fields
  return refuse(refusal, details)
}
