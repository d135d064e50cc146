/**
 * Whether a name reads as if the site itself wrote: the name of a site of the installation, or a word
 * for its support in one of its languages, also in letters that look the same, spaced or run together.
 * Rule: docs/product/profiles.md, Name.
 */
export function soundsOfficial(name: string, siteNames: readonly string[]) {
  const sites = siteNames.map(folded).map(together).filter(Boolean)
  const words = folded(name).split(' ')
  const whole = words.join('')
  if (words.some((word) => sites.includes(word) || roles.has(word))) return true
  return phrases.some((phrase) => whole.includes(phrase)) || isMadeOf(whole, [...sites, ...roles])
}

/** Look-alikes become the letter they look like, and what is no letter or digit a space. */
function folded(text: string) {
  return [...text.normalize('NFKC').normalize('NFD').toLowerCase()]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function together(text: string) {
  return text.replaceAll(' ', '')
}

/** "vonksupport", "supportvonk", "v o n k". */
function isMadeOf(whole: string, parts: readonly string[]) {
  let ends = [0]
  for (let end = 1; end <= whole.length; end++) {
    const fits = parts.some((part) => ends.includes(end - part.length) && whole.endsWith(part, end))
    if (fits) ends = [...ends, end]
  }
  return whole !== '' && ends.includes(whole.length)
}

/** By the letter they look like; l, 1 and i are one, as in many typefaces. */
const looksLike: Readonly<Record<string, string>> = {
  a: 'аαɑ4',
  b: 'вьβ',
  c: 'сϲ',
  d: 'ԁđ',
  e: 'еєεҽ3',
  g: 'ɡԍ',
  h: 'һн',
  i: 'іιıɩl1|!ӏłјj',
  k: 'кκ',
  m: 'м',
  n: 'пηո',
  o: 'оοσօøӧ0',
  p: 'рρ',
  r: 'г',
  s: 'ѕʂ5$',
  t: 'тτ7',
  u: 'υսцμ',
  v: 'νѵ',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
}
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(looksLike).flatMap(([letter, alike]) => [...alike].map((sign) => [sign, letter]))
)

/** Words of support that nobody is called. */
const roles = new Set(
  [
    'support supportteam helpdesk admin admins administrator administrators moderator moderators',
    'webmaster postmaster sysadmin staff customerservice customercare',
    'klantenservice klantendienst beheerder beheer moderatie',
    'kundendienst kundenservice kundensupport kundenbetreuung administration moderation',
    'soporte administrador administradora moderador moderadora',
    'administrateur administratrice modérateur modératrice assistance',
    'supporto assistenza amministratore amministrazione moderatore moderatrice',
    'wsparcie administracja administratorka moderatorka',
  ].flatMap((line) => line.split(' ').map(folded))
)

/** Some words together mean it. */
const phrases = [
  'customer support',
  'customer service',
  'service client',
  'atención al cliente',
  'servicio al cliente',
  'servizio clienti',
  'obsługa klienta',
  'pomoc techniczna',
  'klanten service',
  'kunden service',
].map((phrase) => together(folded(phrase)))
