/** Shows a count on the icon of the installed app, and a dot on the favicon. */
export function showAppIconBadge(count: number) {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = count > 0 ? '/favicon-dot.svg' : '/favicon.svg'
  if (icon && icon.getAttribute('href') !== href) icon.href = href
}
