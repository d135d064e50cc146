import Bowser from 'bowser'

/** A readable name of the browser and its system; empty when the user agent is unknown. */
export function deviceName(userAgent: string) {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown')
  const handheld = platform.type === 'mobile' || platform.type === 'tablet'
  return { browser: browser.name ?? '', system: os.name ?? '', handheld }
}
