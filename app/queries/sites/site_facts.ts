import { appUrl } from '#config/app'
import { mailFrom, mailIntakeToken, sendsMail } from '#config/mail'
import { providersWithoutKeys, sandboxIsOpen } from '#config/payments'
import { pushNotifier, pushPublicKey } from '#config/push'
import { twilio } from '#config/sms'
import { isPoolUnagreed } from '#core/sites/pool'
import { isClaimUnproven } from '#core/sites/premium_claim'
import type { SiteFacts } from '#core/sites/readiness'
import Admin from '#models/admin'
import SentMail from '#models/sent_mail'
import { adminsWith } from '#queries/admin/admins_with'
import { unapprovedTexts } from '#queries/admin/content/shipped_texts'
import { lastBackups } from '#queries/operations/last_backups'
import { allSites, type CurrentSite } from '#queries/sites/current_site'

/** What the configuration and the database say about a site, for `missingSetup`. */
export async function siteFacts({
  company,
  domain,
  id,
  settings,
}: CurrentSite): Promise<SiteFacts> {
  return {
    url: appUrl,
    domain,
    isAddressed: await isAddressed(),
    company,
    countries: settings.countries,
    supportEmail: settings.supportEmail,
    isClaimUnproven: isClaimUnproven(settings),
    isPoolUnagreed: isPoolUnagreed(settings),
    sendsMail: sendsMail(),
    readsBounces: mailIntakeToken !== undefined,
    hasSentMail: await hasSentMail(id),
    mailFrom,
    takesPayments: !sandboxIsOpen && providersWithoutKeys.length === 0,
    sendsPushes: pushNotifier === 'web' && pushPublicKey !== null,
    sendsTexts: twilio !== null,
    unapprovedTexts: await unapprovedTexts(id),
    hasSecondJudge: (await adminsWith('decide_appeal', id)).length > 1,
    hasSecondFactors: await hasSecondFactors(id),
    hasBackup: (await lastBackups()).madeAt !== null,
  }
}

/** Whether the installation is reached at a site of its own, and not at the oldest for lack of one. */
export async function isAddressed() {
  const { hostname } = new URL(appUrl)
  return (await allSites()).some(({ domain }) => domain === hostname)
}

async function hasSentMail(siteId: string) {
  const ofMember = SentMail.query().whereIn('user_id', (members) => {
    void members.from('users').where('site_id', siteId).select('id')
  })
  return (await ofMember.first()) !== null
}

async function hasSecondFactors(siteId: string) {
  const without = await Admin.query()
    .where((own) => void own.where('site_id', siteId).orWhereNull('site_id'))
    .whereNull('disabled_at')
    .whereNull('totp_secret')
    .whereNotIn('id', (ids) => void ids.from('admin_passkeys').select('admin_id'))
    .first()
  return without === null
}
