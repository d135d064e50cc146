import type { HttpContext } from '@adonisjs/core/http'
import { hasLandings, type LandingName } from '#core/landings/landing'
import { parseAnswers } from '#core/landings/questionnaire'
import { addressIn } from '#core/sites/public_pages/address'
import { pageTitle } from '#core/sites/public_pages/fitted'
import type Profile from '#models/profile'
import { visitorMaySearch } from '#middleware/routes/search_access_middleware'
import { landingPerson, type LandingPerson } from '#queries/landings/landing_person'
import { openingLines } from '#queries/landings/opening_lines'
import { factsOf, questionnaire } from '#queries/landings/questionnaire'
import { findMember } from '#queries/members/find_member'
import { carriedBy, pathWith } from '#controllers/landers/carried'
import { otherLanguages } from '#controllers/landers/other_languages'
import { entryWarning } from '#replies/entry_warning'
import { answerRefusal } from '#replies/refusals'

/**
 * Landings for one member: plain HTML, which sets no cookie. For a member who has none, and to who is
 * signed in, the profile answers. docs/decisions/0103.
 */
export default class LandingsController {
  /** The profile itself. */
  async profile(ctx: HttpContext) {
    return this.#answer(ctx, 'landing', async () => ctx.view.render('landings/profile'))
  }

  /** A conversation that begins: lines to choose from. */
  async lines(ctx: HttpContext) {
    return this.#answer(ctx, 'landing2', async (_, { interests }) => {
      return ctx.view.render('landings/lines', { lines: openingLines(ctx.i18n, interests) })
    })
  }

  /** Three questions, and the answers beside what the member has said. */
  async questions(ctx: HttpContext) {
    return this.#answer(ctx, 'landing3', async (profile, person) => {
      const { i18n, locale, request } = ctx
      const facts = factsOf(ctx, profile, person)
      const answers = parseAnswers(request.qs())
      const asking = { i18n, locale, profile, person, facts }
      return ctx.view.render('landings/questions', questionnaire(asking, answers))
    })
  }

  async #answer(
    ctx: HttpContext,
    landing: LandingName,
    render: (profile: Profile, person: LandingPerson) => Promise<string>
  ) {
    const { params, response, site, viewer } = ctx
    const toProfile = pathWith(`/members/${params.id}`, carriedBy(ctx))
    if (viewer || !visitorMaySearch(ctx)) return response.redirect(toProfile)
    const found = await findMember(params.id, undefined, site.id)
    if (!found.ok) return answerRefusal(ctx, found)
    if (!hasLandings(found.value, mainPhotoOf(found.value))) return response.redirect(toProfile)
    const person = await landingPerson(ctx, found.value)
    share(ctx, landing, person)
    // A member who no longer wants to be shown is gone with the next look, also that of going back.
    response.header('Cache-Control', 'private, no-store')
    return render(found.value, person)
  }
}

/** What all landings show; shared, as the parts of a view see nothing else. */
function share(ctx: HttpContext, landing: LandingName, person: LandingPerson) {
  const { addressLocale, i18n, pageViewId, site, view } = ctx
  const carried = carriedBy(ctx)
  const isShort = landing !== 'landing'
  const { freeMessages, messageCredits, messageLength, minAge } = site.settings
  view.share({
    site,
    person,
    // Beside a form only the first words and interests have room.
    isShort,
    chips: isShort ? person.fewChips : person.chips,
    title: pageTitle(`${person.name}, ${person.age}`, site.name),
    carried,
    languages: otherLanguages(ctx, carried),
    pathOf: (path: string) => addressIn(addressLocale, pathWith(path, carried)),
    bareOf: (path: string) => addressIn(addressLocale, path),
    minAge,
    messageLength,
    isFree: freeMessages > 0,
    cost: i18n.t(freeMessages > 0 ? 'landings.first_free' : 'landings.each_costs', {
      count: freeMessages,
      credits: messageCredits,
    }),
    entryWarning: () => entryWarning(ctx),
    pageViewId: pageViewId ?? null,
  })
}

function mainPhotoOf({ mainPhotoId, photos }: Profile) {
  return photos.find(({ id }) => id === mainPhotoId) ?? null
}
