import { mainIsHydrated } from '#tests/support/browser/hydration'
import type { EngineSession, Size } from '#tests/support/engines/engine'
import { askInPage, findInPage } from '#tests/support/engines/in_page'
import { type Query, type Words, written } from '#tests/support/engines/query'
import { settles } from '#tests/support/engines/settles'

/** Milliseconds in which a page that is alive answers. */
const mostSilence = 10_000

/** A page in the words of its reader, whatever engine shows it. What is looked for has time to appear. */
export class EnginePage {
  constructor(
    readonly session: EngineSession,
    readonly siteUrl: string,
    readonly regions: readonly Query[] = []
  ) {}

  /** Narrows what is looked at to a part of the page: `within('dialog')`. */
  within(role: string, name?: Words) {
    return this.withinOf({ role, name })
  }

  withinOf(region: Query) {
    return new EnginePage(this.session, this.siteUrl, [...this.regions, region])
  }

  /** Opens an address of the site, and waits until its script has taken over. */
  async opens(path: string) {
    await this.session.open(new URL(path, this.siteUrl).href)
    await this.#isHydrated()
  }

  /** Waits for this path, or for an address that matches. */
  async isAt(path: Words) {
    const isThere =
      path instanceof RegExp
        ? `${path}.test(location.pathname + location.search)`
        : `location.pathname === '${path}'`
    await this.comesTrue(isThere, `the address ${path}`)
    await this.#isHydrated()
  }

  async goesBack() {
    await this.session.back()
  }

  async isSized(size: Size) {
    await this.session.resize(size)
    await this.comesTrue(`innerWidth === ${size.width}`, `a width of ${size.width}`)
  }

  async presses(role: string, name?: Words) {
    await this.pressesOn({ role, name })
  }

  /** Waits until a person could press it, and clicks. */
  async pressesOn(query: Query) {
    const asked = written(query, this.regions)
    await settles(() => this.#ask(`inPage.readiness(${asked})`), 'ready', `press ${asked}`)
    const element = await findInPage(this.session, asked)
    await element.click()
    return element
  }

  async strikes(key: string) {
    await this.session.press(key)
  }

  /** Replaces what a field holds. */
  async fills(label: Words, text: string) {
    await this.fillsIn({ label }, text)
  }

  async fillsIn(query: Query, text: string) {
    const field = await this.pressesOn(query)
    await this.session.press('Control+a')
    await this.session.press('Backspace')
    if (text) await field.type(text)
    await this.#holds(query, 'value', text)
  }

  /** Types after what a field holds. */
  async types(label: Words, text: string) {
    const field = await findInPage(this.session, written({ label }, this.regions))
    await field.type(text)
  }

  /** Chooses in a select by the letters of an option: its list belongs to the system. */
  async chooses(label: Words, option: string) {
    const asked = written({ label }, this.regions)
    await this.comesTrue(
      `inPage.hasOption(${asked}, ${JSON.stringify(option)})`,
      `choose ${option}`
    )
    await this.types(label, option)
    await this.#holds({ label }, 'selectedOptions[0].text', option)
  }

  async focuses(query: Query) {
    const asked = written(query, this.regions)
    await settles(() => this.#ask(`inPage.goesToEdge(${asked}, 'nearest')`), true, `focus ${asked}`)
  }

  /** Gives a file to a field, which may be invisible behind a button. */
  async uploads(css: string, path: string) {
    const asked = written({ css }, this.regions)
    await this.comesTrue(`inPage.elementOf(${asked})`, asked)
    await (await findInPage(this.session, asked)).upload(path)
  }

  async sees(text: Words) {
    await this.seesOf({ text })
  }

  async seesNo(text: Words) {
    await this.seesNoneOf({ text })
  }

  async seesOf(query: Query) {
    const asked = written(query, this.regions)
    await this.comesTrue(`inPage.isSeen(${asked})`, `see ${asked}`)
  }

  async seesNoneOf(query: Query) {
    const asked = written(query, this.regions)
    await this.comesTrue(`!inPage.isSeen(${asked})`, `no longer see ${asked}`)
  }

  /** The words in what is seen now. */
  reads(query: Query) {
    return this.#ask<string[]>(`inPage.texts(${written(query, this.regions)})`)
  }

  /** The labels of what is seen now. */
  namesOf(role: string, name: Words) {
    return this.#ask<string[]>(`inPage.labels(${written({ role, name }, this.regions)})`)
  }

  /** Opens a menu by its button; it must be drawn, inside the window, with nothing above its items. */
  async opensMenu(name: Words) {
    await this.presses('button', name)
    await settles(() => this.#ask('inPage.menuTrouble()'), '', `the menu ${name}`)
  }

  /** Opens a menu by the keyboard, with its button at the upper or lower edge of the window. */
  async opensMenuAtEdge(name: Words, edge: 'start' | 'end') {
    const asked = written({ role: 'button', name }, this.regions)
    await settles(() => this.#ask(`inPage.goesToEdge(${asked}, '${edge}')`), true, `see ${asked}`)
    await this.session.press('Enter')
    await settles(() => this.#ask('inPage.menuTrouble()'), '', `the menu ${name} at its ${edge}`)
  }

  async closesMenu() {
    await this.session.press('Escape')
    await this.seesNoneOf({ css: '.menu:popover-open' })
  }

  /** Scripts and frames go on: a page that hangs does not answer. */
  async isAlive() {
    const frame = 'new Promise((go) => requestAnimationFrame(() => setTimeout(() => go(true))))'
    const silence = new Promise<never>((_, reject) => {
      const tell = () => reject(new Error('The page does not answer any more'))
      setTimeout(tell, mostSilence).unref()
    })
    await Promise.race([this.session.evaluate(frame), silence])
  }

  /** The element, for an expression. */
  elementOf(query: Query) {
    return `inPage.elementOf(${written(query, this.regions)})`
  }

  /** Waits until an expression holds. */
  async comesTrue(expression: string, what: string) {
    await settles(() => this.#ask(`Boolean(${expression})`), true, what)
  }

  async #isHydrated() {
    const isReady = `!document.querySelector('#app main') || ${mainIsHydrated}`
    await this.comesTrue(isReady, 'its script has taken over')
  }

  async #holds(query: Query, property: string, value: string) {
    const asked = written(query, this.regions)
    await settles(() => this.#ask(`inPage.elementOf(${asked}).${property}`), value, asked)
  }

  #ask<T>(expression: string) {
    return askInPage<T>(this.session, expression)
  }
}
