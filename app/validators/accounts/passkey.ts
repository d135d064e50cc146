import vine from '@vinejs/vine'

/** The browser's answer as JSON; WebAuthn checks its shape. */
export const passkeyAnswer = () =>
  vine
    .string()
    .maxLength(20_000)
    .transform((text) => parse(text))

export const passkeyLoginValidator = vine.create({ response: passkeyAnswer() })

export const newPasskeyValidator = vine.create({
  name: vine.string().maxLength(500).nullable().optional(),
  response: passkeyAnswer(),
})

export const ownerValidator = vine.create({
  password: vine.string().maxLength(1000),
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
