import type { Page } from 'playwright'

/**
 * The parts of a page that scrolling cannot bring into view, as something that stays in place lies over them or as
 * they are themselves in such a thing, and outside the window: one line each.
 */
export function coveredOf(page: Page) {
  return page.evaluate<string[]>(findCovered)
}

const findCovered = `(() => {
  const contents = 'h1, h2, h3, p, li, legend, label, figcaption, a, button, select, input:not([type=hidden])'
  const top = scrollY
  const open = document.querySelector('dialog[open]')
  const within = open ?? document.querySelector('main')
  const all = within ? [...within.querySelectorAll(contents)] : []
  const covered = all.filter((one) => isShown(one) && !comesIntoView(one))
  scrollTo({ top, behavior: 'instant' })
  return covered.map((one) => one.tagName.toLowerCase() + ' ' + one.textContent.trim().slice(0, 40))

  function isShown(one) {
    const { height, width } = one.getBoundingClientRect()
    return height > 2 && width > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function comesIntoView(one) {
    return ['center', 'start', 'end', 'nearest'].some((block) => {
      one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const { height, left, top, width } = firstLineOf(one)
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const sheet = hit && stayingAround(hit)
      return hit !== null && (!sheet || sheet.contains(one) || one.contains(hit))
    })
  }

  function firstLineOf(one) {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getClientRects()[0] ?? one.getBoundingClientRect()
  }

  function stayingAround(one) {
    for (let at = one; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
    }
    return null
  }
})()`
