import { HttpRequest } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'

type Node = Readonly<{ fieldName: string; properties?: readonly Node[] }>

/** The names that the validators read from the form of what is asked here. */
export async function fieldsReadBy(ask: () => Promise<unknown>) {
  const names = new Set<string>()
  const { prototype } = HttpRequest
  const { validateUsing } = prototype
  prototype.validateUsing = function (
    this: HttpRequest,
    validator: VineValidator<any, any>,
    ...options
  ) {
    const { schema } = validator.toJSON().schema as { schema: Node }
    for (const { fieldName } of schema.properties ?? []) names.add(fieldName)
    return validateUsing.call(this, validator, ...options)
  } as typeof validateUsing
  try {
    await ask()
  } finally {
    prototype.validateUsing = validateUsing
  }
  return [...names]
}
