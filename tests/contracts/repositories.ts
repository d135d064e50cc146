import { test } from '@japa/runner'
import { accountQuestions } from '#tests/contracts/repositories/account_questions'
import type { MakeUnitOfWork } from '#tests/contracts/repositories/inside'
import { messagingQuestions } from '#tests/contracts/repositories/messaging_questions'
import { paymentQuestions } from '#tests/contracts/repositories/payment_questions'
import { verbsContract } from '#tests/contracts/repositories/verbs'

/**
 * What every repository does, whatever keeps its rows. The unit of work is given without the sample
 * rows; nothing that the contract writes is kept.
 */
export function repositoriesContract(name: string, unitOfWork: MakeUnitOfWork) {
  test.group(`${name}: verbs of every table`, () => verbsContract(unitOfWork))
  test.group(`${name}: questions about accounts`, () => accountQuestions(unitOfWork))
  test.group(`${name}: questions about messages`, () => messagingQuestions(unitOfWork))
  test.group(`${name}: questions about payments`, () => paymentQuestions(unitOfWork))
}
