import { isAnswerOf } from '#core/complaints/ready_answer'
import ReadyAnswer from '#models/ready_answer'

/** The ready answers that an admin may use, by language and title. */
export async function readyAnswers(by: Parameters<typeof isAnswerOf>[1]) {
  const answers = await ReadyAnswer.query().orderBy('language').orderBy('title')
  return answers.filter((answer) => isAnswerOf(answer, by))
}
