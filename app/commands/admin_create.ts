import { randomBytes } from 'node:crypto'
import { args, flags } from '@adonisjs/core/ace'
import { adminLocales, adminRoles, terminal } from '#core/admin/admin'
import { createAdmin } from '#core/admin/admins/create_admin'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { OperatorCommand } from '#terminal/operator_command'

export default class AdminCreate extends OperatorCommand {
  static commandName = 'admin:create'
  static description = 'Create an admin of the back office; prints the password to log in with'
  static help = ['{{ binaryName }} admin:create ruth@example.com --name=Ruth --role=support']
  static options = { startApp: true }

  @args.string({ description: 'E-mail address' })
  declare email: string

  @flags.string({ description: 'Name, as other admins see it' })
  declare name?: string

  @flags.string({ description: `The role: ${adminRoles.join(', ')}`, default: 'owner' })
  declare role: string

  @flags.string({ description: 'Domain of the only site this admin sees' })
  declare site?: string

  @flags.string({ description: `Language: ${adminLocales.join(' or ')}`, default: 'en' })
  declare language: string

  @flags.string({ description: 'Time zone, such as Europe/Amsterdam', default: 'UTC' })
  declare timeZone: string

  async run() {
    const role = adminRoles.find((one) => one === this.role)
    const locale = adminLocales.find((one) => one === this.language)
    if (!role) return this.misused(`--role must be one of ${adminRoles.join(', ')}`)
    if (!locale) return this.misused(`--language must be one of ${adminLocales.join(', ')}`)
    const site = this.site ? await Site.findBy('domain', this.site) : null
    if (this.site && !site) return this.fail(`No such site: ${this.site}`)
    const ports = await this.app.container.make(Ports)
    const password = randomBytes(12).toString('base64url')
    const created = await createAdmin(ports, {
      by: terminal,
      admin: {
        email: this.email,
        name: this.name ?? this.email.split('@')[0],
        role,
        siteId: site?.id ?? null,
        locale,
        timeZone: this.timeZone,
        password,
      },
    })
    if (!created.ok) return this.fail(refusals[created.refusal])
    this.done(
      { email: this.email, password },
      `Log in at /admin with ${this.email} and ${password}`,
      'The first login sets up the second step, with an authenticator app'
    )
  }
}

const refusals = {
  email_invalid: 'That is no e-mail address',
  site_not_found: 'No such site',
  already_proposed: 'That is proposed already',
  reason_missing: 'Say why',
  admin_exists: 'There is an admin with this e-mail address already',
  password_too_short: 'The password is too short',
  password_too_long: 'The password is too long',
  password_too_common: 'The password is too common',
  password_is_personal: 'The password is the name or e-mail address',
  act_not_allowed: 'Not allowed',
  second_factor_due: 'Not allowed',
}
