import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

/** A line that somebody can call who does not want to live on. */
export type HelpLine = Readonly<{ name: string; phone: string; address: string }>

const samaritans = { name: 'Samaritans', phone: '116 123', address: 'samaritans.org' }
const handOf = (name: string) => ({ name, phone: '143', address: '143.ch' })

/** By country; by language too where the languages of a country have lines of their own. */
const lines: Readonly<Record<Country, HelpLine>> = {
  US: { name: '988 Lifeline', phone: '988', address: '988lifeline.org' },
  NL: { name: '113 Zelfmoordpreventie', phone: '113', address: '113.nl' },
  BE: { name: 'Zelfmoordlijn', phone: '1813', address: 'zelfmoord1813.be' },
  FR: { name: 'Numéro national de prévention du suicide', phone: '3114', address: '3114.fr' },
  IT: { name: 'Telefono Amico', phone: '02 2327 2327', address: 'telefonoamico.it' },
  ES: { name: 'Línea 024', phone: '024', address: 'sanidad.gob.es/linea024' },
  DE: { name: 'TelefonSeelsorge', phone: '116 123', address: 'telefonseelsorge.de' },
  AT: { name: 'Telefonseelsorge', phone: '142', address: 'telefonseelsorge.at' },
  IE: samaritans,
  GB: samaritans,
  CA: { name: 'Suicide Crisis Helpline', phone: '988', address: '988.ca' },
  PL: { name: 'Centrum Wsparcia', phone: '800 70 2222', address: 'centrumwsparcia.pl' },
  AU: { name: 'Lifeline', phone: '13 11 14', address: 'lifeline.org.au' },
  NZ: { name: '1737', phone: '1737', address: '1737.org.nz' },
  CH: handOf('Die Dargebotene Hand'),
}

const otherLanguages: Readonly<Partial<Record<`${Country} ${Locale}`, HelpLine>>> = {
  'BE fr': {
    name: 'Centre de Prévention du Suicide',
    phone: '0800 32 123',
    address: 'preventionsuicide.be',
  },
  'CA fr': { name: 'Ligne d’aide en cas de crise de suicide', phone: '988', address: '988.ca' },
  'US es': {
    name: '988 Línea de Prevención del Suicidio y Crisis',
    phone: '988',
    address: '988lifeline.org',
  },
  'BE de': { name: 'Telefonhilfe', phone: '108', address: 'telefonhilfe.be' },
  'CH fr': handOf('La Main Tendue'),
  'CH it': handOf('Telefono Amico'),
}

/** Where the number in an emergency is not 112. */
const emergencies: Readonly<Partial<Record<Country, string>>> = {
  US: '911',
  GB: '999',
  CA: '911',
  AU: '000',
  NZ: '111',
}

/** The line for a member of this country, in their language where there is one, and the number in an emergency. */
export function helpLineFor(country: Country, language: Locale) {
  const line: HelpLine = otherLanguages[`${country} ${language}`] ?? lines[country]
  return { ...line, emergency: emergencies[country] ?? '112' }
}

const known = [...Object.values(lines), ...Object.values(otherLanguages)]
  .flatMap(({ address, phone }) => [address, phone])
  .map((text) => text.replaceAll('.', '\\.'))

/** Not as a part of a longer number. */
const whole = new RegExp(`(?<!\\d[\\s./-]?)(?:${known.join('|')})(?![\\s./-]?\\d)`, 'g')

/** A text without numbers and addresses of help lines, which nobody is warned of. */
export function withoutHelpLines(text: string) {
  return text.replace(whole, '')
}
