/**
 * What a company tells of itself beside its name and address, because the law of its country or that of
 * its members asks for it. Each is one line of text.
 */
export const legalFields = [
  /** The court or office that keeps the register: “Amtsgericht Charlottenburg”, “England and Wales”. */
  'registerCourt',
  /** The person who acts for it; in France, who directs the publication. */
  'representatives',
  'shareCapital',
  /** The company that runs the servers: name, address and phone. */
  'host',
  /** The data protection officer of the company: name or address. */
  'dpo',
  /** Representatives under article 27 of the GDPR (and 13 of the DSA), of the UK GDPR, and 14 of the Swiss act. */
  'euRepresentative',
  'ukRepresentative',
  'chRepresentative',
  /** Where consumers can turn out of court: name and address on the web; without one it takes part nowhere. */
  'disputeBody',
] as const
export type LegalField = (typeof legalFields)[number]

export type LegalFields = Readonly<Record<LegalField, string | null>>

/** The longest text of a field, in UTF-16 code units. */
export const maxLegalLength = 250

/** A company that has told none of them. */
export const nothingTold = Object.fromEntries(
  legalFields.map((field) => [field, null])
) as LegalFields
