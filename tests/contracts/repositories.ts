import { test } from '@japa/runner'
import { accountQuestions } from '#tests/contracts/repositories/account_questions'
import { adminQuestions } from '#tests/contracts/repositories/admin_questions'
import { questionsTo, type MakeUnitOfWork } from '#tests/contracts/repositories/inside'
import { messagingQuestions } from '#tests/contracts/repositories/messaging_questions'
import { paymentQuestions } from '#tests/contracts/repositories/payment_questions'
import { verbsContract } from '#tests/contracts/repositories/verbs'

/**
 * What every repository does. The unit of work begins without the sample rows; everything that the
 * contract writes is rolled back.
 */
export function repositoriesContract(name: string, unitOfWork: MakeUnitOfWork) {
  const question = questionsTo(unitOfWork)
  test.group(`${name}: verbs of every table`, () => verbsContract(unitOfWork))
  test.group(`${name}: questions about accounts`, () => accountQuestions(question))
  test.group(`${name}: questions about work of admins`, () => adminQuestions(question))
  test.group(`${name}: questions about messages`, () => messagingQuestions(question))
  test.group(`${name}: questions about payments`, () => paymentQuestions(question))
}
