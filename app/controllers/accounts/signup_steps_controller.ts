import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { checkSignUpStep } from '#core/accounts/signing_up/sign_up'
import { Ports } from '#core/ports'
import { answerRefusal } from '#replies/refusals'
import { signupStepInput } from '#controllers/accounts/signup_input'
import { signupStepValidator } from '#validators/accounts/signup'

/** Validates a step of the sign-up before the next one; stores nothing. */
@inject()
export default class SignupStepsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(signupStepValidator)
    const checked = checkSignUpStep(this.ports, await signupStepInput(ctx, form))
    return checked.ok ? ctx.response.noContent() : answerRefusal(ctx, checked)
  }
}
