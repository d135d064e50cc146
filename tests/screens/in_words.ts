import type { Texts } from '#tests/browser/story/texts'
import * as states from '#tests/screens/states/common_states'
import type { EnginePage } from '#tests/support/engines/engine_page'

type InWords = (page: EnginePage, t: Texts) => Promise<void>

/** The steps of a screen that another engine is told as well, in the words of its page. */
const told = new Map<states.Prepare, InWords>([
  [states.openLanguages, (page, t) => page.opensMenu(new RegExp(`^${t('common.language')}: `))],
  [states.openAccount, (page, t) => page.opensMenu(t('common.account'))],
  [states.sendEmptyForm, sendsEmptyForm],
  [states.likeTheDeck, likesTheDeck],
  [states.giveHeart, (page) => page.pressesOn({ css: 'button.heart' }).then(() => {})],
  [states.chooseLine, (page) => page.pressesOn({ css: '.bubble:nth-of-type(2)' }).then(() => {})],
  [states.openFirstMail, (page) => page.within('main').presses('link')],
])

/** How another engine comes to a screen; undefined when it cannot be told so far. */
export function inWords(prepare: states.Prepare | undefined): InWords | undefined {
  if (!prepare) return async () => {}
  return told.get(prepare) ?? made(prepare)
}

/** Words for steps that are made by a function: presses, picks, and several in turn. */
function made(prepare: states.Prepare): InWords | undefined {
  const said = states.saidOf.get(prepare)
  if (!said) return undefined
  if ('presses' in said) return (page, t) => page.presses('button', said.presses(t))
  if ('picks' in said) return (page, t) => picks(page, said.picks(t))
  const steps = said.inTurn.map(inWords)
  if (!steps.every((step) => step !== undefined)) return undefined
  return async (page, t) => {
    for (const step of steps) await step(page, t)
  }
}

async function picks(page: EnginePage, name: string) {
  await page.presses('menuitem', name)
  await page.seesOf({ role: 'dialog' })
}

async function sendsEmptyForm(page: EnginePage) {
  await page.within('main').pressesOn({ css: 'button[type=submit]' })
  await page.seesOf({ css: '[aria-invalid=true]' })
}

async function likesTheDeck(page: EnginePage, t: Texts) {
  for (let card = 1; card <= 5; card++) await page.presses('button', t('landers.like'))
  await page.sees(t('landers.tinderswipe_end'))
}
