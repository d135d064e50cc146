/** Puts a sum on the icon of the installed app, where there is one, and a dot on that of the tab. */
export function showCount(count: number) {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = count > 0 ? '/favicon-dot.svg' : '/favicon.svg'
  if (icon && icon.getAttribute('href') !== href) icon.href = href
}
