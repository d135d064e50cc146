import { answerComplaint, complain, openMailedTicket } from '#tests/browser/story/complaints'
import { logInAdmin, moderator } from '#tests/browser/story/admin'
import { type Prepare } from '#tests/screens/states/common_states'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const words = 'I paid for 50 credits with iDEAL and got them once, but my bank shows €19.99 twice.'
let sent = 0

/** Sends a complaint, which leads to the page of its ticket. */
export const openTicket: Prepare = async (page, t) => {
  await complain(page, t, { email: nextAddress(), words })
}

/** The same, once an admin has answered it. */
export const openAnsweredTicket: Prepare = async (page, t) => {
  const email = nextAddress()
  const file = Buffer.from('%PDF-1.7 a statement')
  const number = await complain(page, t, { email, words, file })
  const baseURL = new URL(page.url()).origin
  const context = await page.context().browser()!.newContext({ baseURL })
  await logInAdmin(context, moderator)
  const answer = 'Hello Sam, thank you for the statement. We have sent the second payment back.'
  await answerComplaint(await context.newPage(), textsOf('en'), {
    number,
    words: answer,
    then: 'open',
  })
  await context.close()
  await openMailedTicket(page, email, words.slice(0, 20))
  await hydrated(page)
}

/** The question before a complaint is taken back. */
export const askToWithdraw: Prepare = async (page, t) => {
  await openTicket(page, t)
  await page.getByText(t('complaints.withdraw'), { exact: true }).click()
}

/** A withdrawal from a contract, before it is confirmed. */
export const stateWithdrawal: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByLabel(t('complaints.name')).fill('Jonas Weber')
  await page.getByLabel(t('complaints.contract')).fill('50 credits, yesterday')
  await page.getByLabel(t('complaints.email')).fill(nextAddress())
  await page.getByRole('button', { name: t('complaints.withdrawal_next') }).click()
  await page.getByRole('button', { name: t('complaints.confirm_send') }).waitFor()
}

/** A few complaints of one address are taken in a day. */
function nextAddress() {
  sent += 1
  return `sam.${sent}@mail.example`
}
