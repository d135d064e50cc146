type Site = Readonly<{ id: string; domain: string }>

/**
 * Where links to a site lead from outside, such as from a mail; without a slash at the end. APP_URL
 * is the address of the site that it shows, also when its host is the domain of no site, such as
 * localhost. Every other site has its own domain, with the scheme and the port of APP_URL.
 */
export function siteUrl(site: Site, { appUrl, shown }: Readonly<{ appUrl: string; shown: Site }>) {
  if (site.id === shown.id) return appUrl
  const url = new URL(appUrl)
  url.hostname = site.domain
  return url.origin
}
