import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { checkSignUpStep } from '#core/accounts/signing_up/sign_up'
import { Ports } from '#core/ports'
import Region from '#models/region'
import { placeCalled } from '#queries/places/search_places'
import { answerRefusal, wantsJson } from '#replies/refusals'
import { forgetAnswers, keepAnswers } from '#controllers/accounts/kept_answers'
import { signupStepInput } from '#controllers/accounts/signup_input'
import { signupStepValidator } from '#validators/accounts/signup'

type Form = Infer<typeof signupStepValidator>

/**
 * Validates a step of the sign-up before the next one. Script keeps the answers in its tab; those of a form
 * that is sent without it are kept in the session, and the next step is the answer.
 */
@inject()
export default class SignupStepsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(signupStepValidator)
    if (!wantsJson(ctx)) return this.#keep(ctx, form)
    forgetAnswers(ctx)
    const checked = await this.#check(ctx, form)
    return checked.ok ? ctx.response.noContent() : answerRefusal(ctx, checked)
  }

  /** What is missing is asked for by the page itself: it goes no further than the answers do. */
  async #keep(ctx: HttpContext, { step = 0, ...form }: Form) {
    const answers = await withPlace({ ...emptied(ctx), ...unticked(step), ...form })
    keepAnswers(ctx, this.ports, answers)
    const checked = await this.#check(ctx, answers)
    if (!checked.ok) return answerRefusal(ctx, checked)
    const next = ctx.response.redirect().clearQs()
    return next.withQs('step', step + 1).back('/signup')
  }

  async #check(ctx: HttpContext, form: Form) {
    return checkSignUpStep(this.ports, await signupStepInput(ctx, form))
  }
}

/** A field that was emptied takes the place of what it held before. */
function emptied({ request }: HttpContext): Form {
  const fields = Object.entries(request.body()).filter(([, value]) => value === null)
  return Object.fromEntries(fields.map(([name]) => [name, undefined]))
}

/** A box that is not ticked is not sent: that of a step was unticked then. */
function unticked(step: number): Form {
  if (step === 0) return { looking_for_consent: false }
  return step === 3 ? { own_site_only: false } : {}
}

/** Without script the regions may be those of the country chosen before, and a city is typed. */
async function withPlace(form: Form): Promise<Form> {
  const { country, region: regionId, place_name: name } = form
  if (country === undefined) return form
  const region = regionId === undefined ? null : await Region.find(regionId)
  if (region?.country !== country) return { ...form, region: undefined, place: undefined }
  const place = name === undefined ? null : await placeCalled(region.id, name)
  return { ...form, place: place?.id }
}
