import { args, flags } from '@adonisjs/core/ace'
import { isId } from '#core/id'
import { terminal } from '#core/admin/admin'
import { unblockMemberDebits } from '#core/admin/members/unblock_member_debits'
import { normaliseEmail } from '#core/email'
import { Ports } from '#core/ports'
import User from '#models/user'
import { OperatorCommand } from '#terminal/operator_command'

export default class DebitsUnblock extends OperatorCommand {
  static commandName = 'debits:unblock'
  static description = 'Let a member whose direct debit was returned pay by direct debit again'
  static help = ["{{ binaryName }} debits:unblock ada@example.com --reason='Paid by transfer'"]
  static options = { startApp: true }

  @args.string({ description: 'Email address or user id of the member' })
  declare member: string

  @flags.string({
    description: 'The reason (required); the member sees it in the download of their data',
  })
  declare reason?: string

  async run() {
    const userId = await this.#userId()
    const reason = this.reason ?? ''
    const ports = await this.app.container.make(Ports)
    const done = await unblockMemberDebits(ports, { by: terminal, userId, reason })
    if (!done.ok) return this.fail(this.#words[done.refusal])
    const { debits } = done.value
    this.done({ debits }, `Unblocked; returned direct debits: ${debits}`)
  }

  async #userId() {
    if (isId(this.member)) return this.member
    const user = await User.findBy('email', normaliseEmail(this.member))
    return user?.id ?? noUser
  }

  get #words() {
    return {
      reason_missing: '--reason is required',
      member_not_found: `No such member: ${this.member}`,
      user_not_found: `No such member: ${this.member}`,
      not_blocked: 'Direct debit is not blocked for this member',
      act_not_allowed: 'That is not allowed',
      second_factor_due: 'That needs a second factor',
    }
  }
}

/** No user has it. */
const noUser = '00000000-0000-0000-0000-000000000000'
