import type { HttpContext } from '@adonisjs/core/http'
import {
  finderQuestions,
  parseFinderAnswer,
  type FinderQuestion,
} from '#core/discovery/search/match_finder'
import { finderAnswers, storeFinderAnswer } from '#controllers/discovery/finder_answers'
import { finderAnswerValidator } from '#validators/discovery/finder_answer'

const questions = Object.keys(finderQuestions) as FinderQuestion[]

export default class MatchFinderController {
  show(ctx: HttpContext) {
    const step = stepOf(ctx)
    const question = questions[step - 1]
    return ctx.inertia.render('discovery/match_finder', {
      step,
      total: questions.length,
      question,
      answer: shownAnswer(finderAnswers(ctx)[question]),
    })
  }

  async store(ctx: HttpContext) {
    const { question, answer } = await ctx.request.validateUsing(finderAnswerValidator)
    const read = parseFinderAnswer(question, answer)
    if (read !== undefined) storeFinderAnswer(ctx, { [question]: read })
    const step = questions.indexOf(question) + (read === undefined ? 1 : 2)
    const isDone = step > questions.length
    return ctx.response.redirect(isDone ? '/match-finder/results' : `/match-finder?step=${step}`)
  }
}

/** The number of a question, from 1; anything invalid is the first. */
function stepOf({ request }: HttpContext) {
  const step = Number(request.qs().step)
  return Number.isInteger(step) && step >= 1 && step <= questions.length ? step : 1
}

/** The answer as the form names it; null when the question is unanswered. */
function shownAnswer(answer: string | null | undefined) {
  return answer === undefined ? null : (answer ?? 'any')
}
