type Site = Readonly<{ id: string; domain: string }>

/**
 * The base URL of a site for links in mails, without a trailing slash. The site that answers at
 * APP_URL has that URL, also where its host is no domain of a site, such as localhost. Every other
 * site has its own domain, with the scheme and port of APP_URL.
 */
export function siteUrl(site: Site, { appUrl, shown }: Readonly<{ appUrl: string; shown: Site }>) {
  if (site.id === shown.id) return appUrl
  const url = new URL(appUrl)
  url.hostname = site.domain
  return url.origin
}
