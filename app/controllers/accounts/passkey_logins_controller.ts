import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logInWithPasskey } from '#core/accounts/logging_in/log_in_with_passkey'
import { Ports } from '#core/ports'
import Passkey from '#models/passkey'
import User from '#models/user'
import { offerReturn } from '#controllers/accounts/returning_member'
import { guardedAttempt } from '#logins/guarded_attempt'
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
    if (!result.ok && result.refusal === 'deletion_pending' && !wantsJson(ctx)) {
      const credentialId = this.ports.ceremonies.credentialOf(response)
      const passkey = await Passkey.findByOrFail({ credentialId })
      return offerReturn(ctx, passkey.userId)
    }
    if (!result.ok) return answerRefusal(ctx, result, 'login')

    await ctx.auth.use('web').login(await User.findOrFail(result.value.id))
    return freshDocument(ctx, localPath(ctx.session.pull('intended_url'), '/members'))
  }

  #attempt(ctx: HttpContext, response: unknown) {
    const challenge = takeChallenge(this.ports, ctx, 'passkey_login')
    const answer = { party: relyingParty(ctx), challenge, response }
    const account = `passkey ${this.ports.ceremonies.credentialOf(response)}`
    const guard = { account, address: ctx.request.ip(), settings: ctx.site.settings }
    const make = () => logInWithPasskey(this.ports, answer)
    return guardedAttempt(this.ports, guard, { make, isGuess })
  }
}

function isGuess(outcome: Outcome) {
  return !outcome.ok && outcome.refusal === 'passkey_failed'
}
