import { loadChunk } from '~/reload_guard'

/**
 * Common mail providers, including those a letter away from another one, so that their users are not
 * asked whether they meant the other.
 */
const knownDomains = [
  'gmail.com',
  'googlemail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'msn.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'mail.de',
  'love.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.fr',
  'web.de',
  't-online.de',
  'online.de',
  'freenet.de',
  'posteo.de',
  'ziggo.nl',
  'kpnmail.nl',
  'hetnet.nl',
  'planet.nl',
  'xs4all.nl',
  'casema.nl',
  'home.nl',
  'telenet.be',
  'skynet.be',
  'orange.fr',
  'orange.nl',
  'laposte.net',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'libero.it',
  'virgilio.it',
  'tiscali.it',
  'onet.pl',
  'onet.eu',
  'interia.pl',
  'bluewin.ch',
  'live.co.uk',
  'live.ca',
  'live.com.au',
  'hotmail.co.uk',
  'outlook.co.uk',
  'yahoo.co.uk',
  'yahoo.ca',
  'hotmail.ca',
  'yahoo.com.au',
  ...nationalDomains('hotmail'),
  ...nationalDomains('outlook'),
  ...nationalDomains('live'),
  ...nationalDomains('yahoo'),
]

/**
 * The address that was probably meant, when the domain differs from a common one by a letter or two;
 * otherwise null. The spell checker is loaded on first use.
 */
export async function suggestEmail(email: string) {
  const checker = await loadChunk(() => import('@zootools/email-spell-checker'))
  const meant = checker?.run({
    email: email.trim(),
    domains: knownDomains,
    secondLevelDomains: [],
    topLevelDomains: [],
  })
  return meant?.full ?? null
}

/** The provider's domains in the countries of the site. */
function nationalDomains(provider: string) {
  const endings = ['com', 'nl', 'be', 'fr', 'de', 'it', 'es', 'at', 'ch', 'ie']
  return endings.map((ending) => `${provider}.${ending}`)
}
