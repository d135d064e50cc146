import Bowser from 'bowser'

/** What a browser says of itself, as people name it; empty where it does not tell. */
export function deviceName(userAgent: string) {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown')
  const handheld = platform.type === 'mobile' || platform.type === 'tablet'
  return { browser: browser.name ?? '', system: os.name ?? '', handheld }
}
