import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { signUp, signUpDiscreetly } from '#core/accounts/signing_up/sign_up'
import { isLandingName } from '#core/landings/landing'
import { Ports } from '#core/ports'
import { signupPage } from '#queries/accounts/signup_page'
import { finishPendingAct } from '#controllers/accounts/pending_act'
import { forgetAnswers, keepAnswers, keptAnswers } from '#controllers/accounts/kept_answers'
import { clearPendingSignup, wholeForm } from '#controllers/accounts/pending_signup'
import { forgetKeptInterests, noteKeptInterests } from '#controllers/accounts/kept_interests'
import { giveKeptLikes, noteKeptLikes } from '#controllers/accounts/kept_likes'
import { signupInput } from '#controllers/accounts/signup_input'
import { logIn } from '#logins/log_in'
import { mayMailOwner, reserveSignup, reserveTakenAnswer } from '#limits/signup_limits'
import { trackingOf } from '#replies/tracking'
import { answerRefusal } from '#replies/refusals'
import { signupStartValidator, signupValidator } from '#validators/accounts/signup'

const longestEmail = 500

type Form = Infer<typeof signupValidator>
type Reserved = Awaited<ReturnType<typeof reserveSignup>>
type Refused = Exclude<Awaited<ReturnType<typeof signUp>>, { ok: true }>

@inject()
export default class SignupsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const [, start] = await signupStartValidator.tryValidate(ctx.request.qs())
    await noteKeptLikes(ctx)
    await noteKeptInterests(ctx)
    const page = await signupPage(ctx, start ?? {}, keptAnswers(ctx, this.ports))
    return ctx.inertia.render('accounts/signup', { ...page, target: null, pending: false })
  }

  async store(ctx: HttpContext) {
    if (ctx.viewer) return ctx.response.redirect('/signup/complete')
    this.#keepEmail(ctx)
    const form = await ctx.request.validateUsing(signupValidator, {
      data: wholeForm(ctx, this.ports),
    })
    const visit = { address: ctx.request.ip(), settings: ctx.site.settings }
    const signup = await reserveSignup(visit)
    const answer = await reserveTakenAnswer(visit)
    if (!answer) return this.#storeDiscreetly(ctx, form, signup)
    const result = await signUp(this.ports, await signupInput(ctx, form))
    if (result.ok || !tellsTaken(result)) await answer.giveBack()
    if (!result.ok) {
      await signup.giveBack()
      return answerRefusal(ctx, result)
    }

    await logIn(ctx, result.value.userId)
    forgetWhatWasAsked(ctx)
    await giveKeptLikes(ctx, this.ports, result.value.userId)
    const next = await finishPendingAct(ctx, this.ports, result.value.userId)
    if (next) ctx.session.put('signup_next', afterSignUp(ctx, next))
    return ctx.response.redirect('/signup/complete')
  }

  /** Too many addresses were tried from this network: only a mail says whether one is taken. */
  async #storeDiscreetly(ctx: HttpContext, form: Form, signup: Reserved) {
    const input = await signupInput(ctx, form)
    const mailsOwner = await mayMailOwner(form.email)
    const result = await signUpDiscreetly(this.ports, { ...input, mailsOwner })
    if (!result.ok) {
      await signup.giveBack()
      return answerRefusal(ctx, result)
    }
    forgetWhatWasAsked(ctx)
    return ctx.response.redirect('/signup/mail-sent')
  }

  /** Without script, a refused form is shown again with the address that was typed. */
  #keepEmail(ctx: HttpContext) {
    const typed: unknown = ctx.request.input('email')
    if (typeof typed !== 'string' || !keptAnswers(ctx, this.ports)) return
    keepAnswers(ctx, this.ports, { email: typed.slice(0, longestEmail) })
  }
}

function forgetWhatWasAsked(ctx: HttpContext) {
  clearPendingSignup(ctx)
  forgetAnswers(ctx)
  forgetKeptInterests(ctx)
}

/** Leads a member who came in by a landing to the member of it first, beside similar ones. */
function afterSignUp(ctx: HttpContext, next: string) {
  return isLandingName(trackingOf(ctx).lander) ? '/signup-matches' : next
}

function tellsTaken(refused: Refused) {
  return 'fields' in refused && refused.fields.some(({ refusal }) => refusal === 'email_taken')
}
