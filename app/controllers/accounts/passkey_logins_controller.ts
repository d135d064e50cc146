import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logInWithPasskey } from '#core/accounts/logging_in/log_in_with_passkey'
import type { Refused } from '#core/result'
import { Ports } from '#core/ports'
import Passkey from '#models/passkey'
import { finishPendingAct } from '#controllers/accounts/pending_act'
import { offerReturn } from '#controllers/accounts/returning_member'
import { offerAppeal } from '#controllers/moderation/judged_member'
import { guardedAttempt } from '#logins/guarded_attempt'
import { logIn } from '#logins/log_in'
import { storeChallenge, relyingParty, takeChallenge } from '#logins/passkey_challenge'
import { freshDocument, localPath } from '#replies/fresh_document'
import { passkeyLoginValidator } from '#validators/accounts/passkey'
import { answerRefusal, wantsJson } from '#replies/refusals'

type Outcome = Awaited<ReturnType<typeof logInWithPasskey>>

@inject()
export default class PasskeyLoginsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const ceremony = await this.ports.ceremonies.askForLogin(relyingParty(ctx))
    return storeChallenge(this.ports, ctx, 'passkey_login', ceremony)
  }

  async store(ctx: HttpContext) {
    const { response } = await ctx.request.validateUsing(passkeyLoginValidator)
    const result = await this.#attempt(ctx, response)
    if (!result.ok && isShutOut(result) && !wantsJson(ctx)) {
      const credentialId = this.ports.ceremonies.credentialOf(response)
      const { userId } = await Passkey.findByOrFail({ credentialId })
      const isBanned = result.refusal === 'banned'
      return isBanned ? offerAppeal(ctx, userId) : offerReturn(ctx, userId)
    }
    if (!result.ok) return answerRefusal(ctx, result, 'login')

    await logIn(ctx, result.value.id)
    const path = await finishPendingAct(ctx, this.ports, result.value.id)
    return freshDocument(ctx, path ?? localPath(ctx.session.pull('intended_url'), '/members'))
  }

  #attempt(ctx: HttpContext, response: unknown) {
    const challenge = takeChallenge(this.ports, ctx, 'passkey_login')
    const answer = { party: relyingParty(ctx), challenge, response }
    const account = `passkey ${this.ports.ceremonies.credentialOf(response)}`
    const { settings } = ctx.site
    const guard = { account, address: ctx.request.ip(), device: null, settings }
    const make = () => logInWithPasskey(this.ports, answer)
    return guardedAttempt(this.ports, guard, { make, isGuess })
  }
}

/** The owner is proven, and may appeal or return. */
function isShutOut({ refusal }: Refused<string>) {
  return refusal === 'banned' || refusal === 'deletion_pending'
}

function isGuess(outcome: Outcome) {
  return !outcome.ok && outcome.refusal === 'passkey_failed'
}
