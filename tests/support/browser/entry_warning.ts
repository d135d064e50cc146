/** The cookie of a browser in which the entry warning was dismissed. */
export function closedWarningCookie(url: string) {
  return { name: 'hide-site-entry-warning', value: String(Date.now()), url }
}
