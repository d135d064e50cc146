import type { Page } from 'playwright'

/**
 * Texts that stand on a gradient and have too little contrast with one of its colours: axe cannot tell, and says
 * nothing. Not those over a picture, whose gradient begins with nothing.
 */
export function faintOf(page: Page) {
  return page.evaluate<string[]>(findFaint)
}

const findFaint = `(() => {
  const contents = 'h1, h2, h3, p, li, legend, label, a, button, span'
  const texts = [...document.querySelectorAll('main :is(' + contents + '), header :is(' + contents + ')')]
  const faint = texts.filter((one) => hasText(one) && leastContrast(one) < (isLarge(one) ? 3 : 4.5))
  return faint.map((one) => 'faint: ' + one.tagName.toLowerCase() + ' ' + one.textContent.trim().slice(0, 40))

  function hasText(one) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    const { height, width } = one.getBoundingClientRect()
    return own && height > 2 && width > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function isLarge(one) {
    const { fontSize, fontWeight } = getComputedStyle(one)
    return parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
  }

  function leastContrast(one) {
    const grounds = groundsOf(one)
    if (!grounds) return Infinity
    const text = luminance(coloursIn(getComputedStyle(one).color)[0])
    return Math.min(...grounds.map((ground) => contrast(text, luminance(ground))))
  }

  /* The colours of the gradient behind a text; null where it stands on something else. */
  function groundsOf(one) {
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage.includes('gradient')) {
        const colours = coloursIn(backgroundImage)
        return colours.every(([, , , alpha]) => alpha === 1) ? colours : null
      }
      if (coloursIn(backgroundColor)[0]?.[3] !== 0) return null
    }
    return null
  }

  function coloursIn(words) {
    return [...words.matchAll(/rgba?\\(([^)]*)\\)/g)].map(([, parts]) => {
      const [red, green, blue, alpha = 1] = parts.split(/[ ,/]+/).map(Number)
      return [red, green, blue, alpha]
    })
  }

  function luminance([red, green, blue]) {
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  function contrast(one, other) {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }
})()`
