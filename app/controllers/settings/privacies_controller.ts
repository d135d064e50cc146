import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerConsent } from '#core/accounts/consents/answer_consent'
import { latestConsents, type ChoiceKind } from '#core/accounts/consents/consent'
import { Ports } from '#core/ports'
import { keepToOwnSite } from '#core/profiles/keep_to_own_site'
import { setInvisible } from '#core/profiles/set_invisible'
import { nameOf } from '#core/sites/pool'
import { consentsOf } from '#queries/accounts/consents_of'
import { sitesWith } from '#queries/sites/pool'
import { privacyValidator } from '#validators/settings/privacy'
import { answerRefusal } from '#replies/refusals'

/** The consent behind each field of the form, and what is said of an answer: given, or taken back. */
const choices = {
  looking_for: ['looking_for', 'looking_for_given', 'looking_for_not_given'],
  visitors: ['visitors', 'visitors_given', 'visitors_not_given'],
  advertised: ['advertising', 'you_are_advertised', 'you_are_not_advertised'],
  captioned: ['captions', 'you_are_captioned', 'you_are_not_captioned'],
} as const satisfies Record<string, readonly [ChoiceKind, string, string]>
const fields = Object.keys(choices) as (keyof typeof choices)[]

@inject()
export default class PrivaciesController {
  constructor(private ports: Ports) {}

  async edit({ inertia, member }: HttpContext) {
    const { wishesInvisible: invisible, withdrawn, advertised, captioned } = member.profile
    const { ownSiteOnly, siteId } = member.profile
    const log = await consentsOf(member.user.id)
    const latest = latestConsents(log)
    return inertia.render('settings/privacy', {
      invisible,
      unconfirmed: isUnconfirmed(member),
      withdrawn,
      lookingFor: latest.looking_for?.given ?? null,
      visitors: latest.visitors?.given ?? null,
      ownSiteOnly,
      otherSites: (await sitesWith(siteId)).map(nameOf),
      advertised,
      captioned,
      log: log.map(({ id, kind, given, place, version, at }) => ({
        id,
        kind,
        given,
        place,
        version: version.toJSDate().toISOString(),
        at: at.toJSDate().toISOString(),
      })),
    })
  }

  async store(ctx: HttpContext) {
    const {
      back,
      invisible,
      own_site_only: ownSiteOnly,
      ...answers
    } = await ctx.request.validateUsing(privacyValidator)
    const userId = ctx.member.user.id
    if (invisible !== undefined) {
      const outcome = await setInvisible(this.ports, { userId, invisible })
      if (!outcome.ok) return answerRefusal(ctx, outcome, 'invisible')
      ctx.session.flash('success', ctx.i18n.t(`settings.${visibility(ctx.member, invisible)}`))
    }
    if (ownSiteOnly !== undefined) {
      await keepToOwnSite(this.ports, { userId, ownSiteOnly })
      const text = ownSiteOnly ? 'settings.shown_on_own_site' : 'settings.shown_on_other_sites'
      ctx.session.flash('success', ctx.i18n.t(text))
    }
    for (const field of fields) {
      const given = answers[field]
      if (given === undefined) continue
      const [kind, yes, no] = choices[field]
      await answerConsent(this.ports, { userId, kind, given, place: 'privacy' })
      ctx.session.flash('success', ctx.i18n.t(`settings.${given ? yes : no}`))
    }
    return ctx.response.redirect(back ?? '/profile/privacy')
  }
}

function visibility(member: HttpContext['member'], invisible: boolean) {
  if (invisible) return 'you_are_invisible'
  return isUnconfirmed(member) ? 'visible_once_confirmed' : 'you_are_visible'
}

/** Nobody finds a member before the address is confirmed, whatever they chose. */
function isUnconfirmed({ user }: HttpContext['member']) {
  return user.status === 'not_confirmed'
}
