/** The cookie of somebody who has closed the entry warning. */
export function closedWarningCookie(url: string) {
  return { name: 'hide-site-entry-warning', value: String(Date.now()), url }
}
