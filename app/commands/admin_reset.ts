import { randomBytes } from 'node:crypto'
import { args, flags } from '@adonisjs/core/ace'
import { terminal } from '#core/admin/admin'
import { resetSecondFactor } from '#core/admin/admins/reset_second_factor'
import { normaliseEmail } from '#core/email'
import { Ports } from '#core/ports'
import { DestroyingCommand } from '#terminal/operator_command'

export default class AdminReset extends DestroyingCommand {
  static commandName = 'admin:reset'
  static description =
    'Take the second factor of an admin who lost it away: app, passkeys and recovery codes'
  static help = ["{{ binaryName }} admin:reset ruth@example.com --reason='Lost the phone' --yes"]
  static options = { startApp: true }

  @args.string({ description: 'E-mail address' })
  declare email: string

  @flags.string({ description: 'Why, for the audit log' })
  declare reason?: string

  @flags.boolean({ description: 'Also make a new password, and print it', default: false })
  declare newPassword: boolean

  async run() {
    const ports = await this.app.container.make(Ports)
    const email = normaliseEmail(this.email)
    const admin = await ports.unitOfWork.run(({ admins }) => admins.first({ email }))
    if (!admin) return this.fail(`No admin has the e-mail address ${email}`)
    if (!(await this.isMeant(`Take the second factor of ${email} away`))) return
    const password = this.newPassword ? randomBytes(12).toString('base64url') : null
    const act = { by: terminal, adminId: admin.id, password, reason: this.reason ?? null }
    const reset = await resetSecondFactor(ports, act)
    if (!reset.ok) return this.fail(`Not done: ${reset.refusal}`)
    const isShutOut = admin.disabledAt !== null
    this.done(
      { email, password, isShutOut },
      `${email} has no second factor any more, and is logged out everywhere`,
      `Log in at /admin with ${password ?? 'the password as it was'}`,
      'That login sets up an authenticator app and shows ten new recovery codes',
      'Then add a passkey under Your account, so that there is a second way in',
      ...(isShutOut ? ['This admin is shut out: an owner must let them in'] : [])
    )
  }
}
