/*
 * Runs in the page under test, after @testing-library/dom: finds elements as a person does, by role
 * and name, by label or by words, and tells whether they could be pressed now.
 */
const { queryAllByLabelText, queryAllByRole } = globalThis.TestingLibraryDom

/** Where each query was found the last time: what still moves cannot be pressed. */
const places = new Map()

globalThis.inPage = {
  elementOf,
  goesToEdge,
  hasOption,
  isSeen,
  labels,
  menuTrouble,
  readiness,
  texts,
}

/** The element that a query means: the first one that is seen, or the first one at all. */
function elementOf(query) {
  const found = allOf(query)
  return found.find(isDrawn) ?? found.find(hasDrawnLabel)?.labels[0] ?? found[0] ?? null
}

function isSeen(query) {
  return allOf(query).some(isDrawn)
}

/** Gives the focus to an element, and has it at an edge of the window. */
function goesToEdge(query, edge) {
  const element = elementOf(query)
  element?.focus()
  element?.scrollIntoView({ block: edge, behavior: 'instant' })
  return element !== null && element === document.activeElement
}

/** Whether a select has an option with this text; it may still be fetched. */
function hasOption(query, option) {
  return Array.from(elementOf(query)?.options ?? []).some(({ text }) => text === option)
}

/** The words in the elements, as they are drawn. */
function texts(query) {
  return allOf(query)
    .filter(isDrawn)
    .map((element) => normal(element.innerText))
}

function labels(query) {
  return allOf(query)
    .filter(isDrawn)
    .map(({ ariaLabel }) => ariaLabel)
}

/** 'ready', or why a person could not press the element now. */
function readiness(query) {
  const element = elementOf(query)
  if (!element) return 'it is missing'
  if (!isDrawn(element)) return 'it is invisible'
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
  const at = centreOf(element)
  const key = JSON.stringify(query)
  const [before, now] = [places.get(key), JSON.stringify(at)]
  places.set(key, now)
  if (!isInWindow(at)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (before !== now || !isInWindow(at)) return 'it moves'
  const hit = document.elementFromPoint(at.x, at.y)
  if (element.contains(hit) || isOfSameLabel(element, hit)) return 'ready'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `it is covered by ${hit?.outerHTML.slice(0, 200)}`
}

/** A label may lie above its control, or an invisible control above the words of its label. */
function isOfSameLabel(element, hit) {
  const label = hit?.closest('label')
  return Boolean(label) && (label.control === element || label.contains(element))
}

/** What is wrong with the menu that is open; an empty string for one that can be used. */
function menuTrouble() {
  const menu = document.querySelector('.menu:popover-open')
  if (!menu) return 'no menu is open'
  const { opacity } = getComputedStyle(menu)
  if (opacity !== '1') return `its opacity is ${opacity}`
  const { bottom, left, right, top } = menu.getBoundingClientRect()
  const isInside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1
  if (!isInside) return `it reaches out of the window: ${[left, top, right, bottom]}`
  const items = [...menu.querySelectorAll('[role^=menuitem]')]
  if (items.length === 0) return 'it has no items'
  const covered = items.find((item) => !isHit(item))
  return covered ? `"${normal(covered.innerText)}" is covered` : ''
}

function isHit(element) {
  const { x, y } = centreOf(element)
  return element.contains(document.elementFromPoint(x, y))
}

function allOf({ within = [], ...query }) {
  const [region, ...inner] = within
  const roots = region ? allOf(region).filter(isDrawn) : [document.body]
  if (inner.length > 0) return roots.flatMap((root) => inRoot(root, inner, query))
  return roots.flatMap((root) => matchesIn(root, query))
}

function inRoot(root, [region, ...inner], query) {
  const roots = matchesIn(root, region).filter(isDrawn)
  return roots.flatMap((one) =>
    inner.length > 0 ? inRoot(one, inner, query) : matchesIn(one, query)
  )
}

function matchesIn(root, { css, label, name, role, text }) {
  if (css) {
    const found = [...root.querySelectorAll(css)]
    return text ? found.filter(({ textContent }) => saysSo(textContent, matcher(text))) : found
  }
  if (role) return queryAllByRole(root, role, name === undefined ? {} : { name: matcher(name) })
  if (label) return queryAllByLabelText(root, matcher(label))
  return byText(root, matcher(text))
}

/** Regular expressions come as objects. */
function matcher(words) {
  return typeof words === 'string' ? normal(words) : new RegExp(words.source, words.flags)
}

/** The innermost elements with these words, whatever elements part of them stands in. */
function byText(root, wanted) {
  const all = [...root.querySelectorAll(':not(script, style)')]
  const found = all.filter(({ textContent }) => saysSo(textContent, wanted))
  return found.filter((one) => !found.some((other) => other !== one && one.contains(other)))
}

function saysSo(words, wanted) {
  return typeof wanted === 'string' ? normal(words) === wanted : wanted.test(normal(words))
}

function normal(words) {
  return words.replaceAll(/\s+/g, ' ').trim()
}

function isDrawn(element) {
  const { height, width } = element.getBoundingClientRect()
  const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  return width > 1 && height > 1 && element.checkVisibility(options)
}

/** Many radio buttons and check boxes are drawn by their labels. */
function hasDrawnLabel({ labels, type }) {
  return ['checkbox', 'radio'].includes(type) && labels.length > 0 && isDrawn(labels[0])
}

/** The centre of the first line of an element, where the drivers click. */
function centreOf(element) {
  const [{ height, left, top, width }] = element.getClientRects()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

function isInWindow({ x, y }) {
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
}
