import { ok, refuse } from '#core/result'
import type { Country } from '#core/sites/countries'
import type { LegalField } from '#core/sites/law/legal_fields'
import { isInEconomicArea, isUnionMember } from '#core/sites/law/union'

/** The trade register of a country, and what an imprint there has to say. */
type Register = Readonly<{
  /** What its people call the register or the number in it: a proper name, the same in every language. */
  name: string
  /** The shape of a number, and one to go by. */
  shape: RegExp
  example: string
  asks: readonly LegalField[]
}>

const registers: Readonly<Record<string, Register>> = {
  NL: { name: 'KvK', shape: /^\d{8}$/, example: '12345678', asks: [] },
  DE: {
    name: 'Handelsregister',
    shape: /^(HRA|HRB|GnR|GsR|PR|VR) ?\d{1,6}( ?[A-Z]{1,3})?$/i,
    example: 'HRB 123456',
    asks: ['registerCourt', 'representatives'],
  },
  AT: {
    name: 'Firmenbuch',
    shape: /^(FN ?)?\d{1,6} ?[a-z]$/i,
    example: 'FN 123456a',
    asks: ['registerCourt'],
  },
  CH: {
    name: 'UID',
    shape: /^CHE[- ]?\d{3}\.?\d{3}\.?\d{3}$/i,
    example: 'CHE-123.456.789',
    asks: [],
  },
  BE: {
    name: 'KBO/BCE',
    shape: /^(BE ?)?[01]\d{3}\.?\d{3}\.?\d{3}$/i,
    example: '0123.456.789',
    asks: ['registerCourt'],
  },
  FR: {
    name: 'RCS',
    shape: /^\d{3} ?\d{3} ?\d{3}$/,
    example: '123 456 789',
    asks: ['registerCourt', 'representatives', 'shareCapital', 'host'],
  },
  IT: {
    name: 'REA',
    shape: /^[A-Z]{2}[- ]?\d{5,7}$/i,
    example: 'MI-1234567',
    asks: ['registerCourt', 'shareCapital'],
  },
  ES: {
    name: 'Registro Mercantil',
    shape: /^\S.*\d/,
    example: 'Hoja M-123456',
    asks: ['registerCourt'],
  },
  PL: {
    name: 'KRS',
    shape: /^\d{10}$/,
    example: '0000123456',
    asks: ['registerCourt', 'shareCapital'],
  },
  GB: {
    name: 'Companies House',
    shape: /^(\d{8}|[A-Z]{2}\d{6})$/i,
    example: '01234567',
    asks: ['registerCourt'],
  },
  IE: { name: 'CRO', shape: /^\d{5,7}$/, example: '123456', asks: [] },
}

/** The register of a country by the name it has there; null where we know none. */
export function registerOf(country: string) {
  return registers[country]?.name ?? null
}

/**
 * Whether a number can stand in the trade register of a country; where we know none, everything can.
 * Refuses 'register_number_wrong' with the `register` and an `example`. Rule: docs/product/sites.md, Company.
 */
export function checkRegisterNumber(country: string, number: string) {
  const register = registers[country]
  if (!register || register.shape.test(number)) return ok()
  return refuse('register_number_wrong', { register: register.name, example: register.example })
}

type Established = Readonly<{ companyCountry: string; countries: readonly Country[] }>

/**
 * What a company has to tell: what the imprint of its country asks for; a representative in the European
 * Union and in the United Kingdom where it serves people from outside; and for members in France a
 * mediator (Code de la consommation, L612-1). Rule: docs/product/sites.md, Law by country.
 */
export function fieldsNeeded({ companyCountry, countries }: Established): readonly LegalField[] {
  const needed: LegalField[] = [...(registers[companyCountry]?.asks ?? [])]
  if (!isInEconomicArea(companyCountry) && countries.some(isUnionMember)) {
    needed.push('euRepresentative')
  }
  if (companyCountry !== 'GB' && countries.includes('GB')) needed.push('ukRepresentative')
  if (companyCountry === 'FR' || countries.includes('FR')) needed.push('disputeBody')
  return needed
}
