import type { HttpContext } from '@adonisjs/core/http'
import { decodeCursor } from '#core/discovery/search/cursor'
import {
  finderQuestions,
  nextFinderQuestion,
  type FinderAnswers,
} from '#core/discovery/search/match_finder'
import { countMembers } from '#queries/discovery/count_members'
import { searchByAnswers } from '#queries/discovery/finder_search'
import { searchPage } from '#queries/discovery/search_page'
import { finderAnswers } from '#controllers/discovery/finder_answers'
import { tilesOf } from '#transformers/member_tile_transformer'

export default class MatchFinderResultsController {
  async index(ctx: HttpContext) {
    const { inertia, member, request, response, site } = ctx
    const answers = finderAnswers(ctx)
    const missing = nextFinderQuestion(answers)
    if (missing) return response.redirect(`/match-finder?step=${stepOf(missing)}`)

    const search = await searchByAnswers(ctx, answers as FinderAnswers)
    const page = await searchPage(search, decodeCursor(request.qs().after), site.settings)
    return inertia.render('discovery/match_finder_results', {
      answers: answers as FinderAnswers,
      total: () => countMembers(search),
      members: inertia.merge(tilesOf(page.rows, member, site.settings)).matchOn('id'),
      next: page.next,
      similar: tilesOf(page.similar, member, site.settings),
    })
  }
}

function stepOf(question: string) {
  return Object.keys(finderQuestions).indexOf(question) + 1
}
