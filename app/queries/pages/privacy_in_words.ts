import type i18nManager from '@adonisjs/i18n/services/main'
import { type KeepingSite, type KeptData, keptData } from '#core/privacy/kept_data'
import { type Machine, type MachineKey, machines } from '#core/privacy/machines'
import { type Purpose, type Recipient, purposes, recipientsIn } from '#core/privacy/purposes'
import type { Span } from '#core/privacy/span'
import type { ToldSite } from '#core/sites/pool'
import { servicesInUse } from '#queries/pages/services_in_use'

type I18n = ReturnType<typeof i18nManager.locale>
export type Told = Readonly<{
  i18n: I18n
  site: KeepingSite
  /** The other sites that show its members. */
  pool: readonly ToldSite[]
}>

/** Each kind of data that the site keeps, in words: what, why, and for how long. */
export function keptInWords({ i18n, site }: Omit<Told, 'pool'>) {
  return keptData.map((kept: KeptData & { key: (typeof keptData)[number]['key'] }) => ({
    tables: kept.tables,
    purpose: kept.purpose,
    what: i18n.t(`privacy.what_${kept.key}`),
    why: i18n.t(`privacy.why_${kept.key}`),
    howLong: i18n.t(`privacy.how_long_${kept.key}`, {
      time: kept.time ? spanText(i18n, kept.time(site)) : '',
    }),
  }))
}

/** Each purpose in words: what it is, why the law allows it, and who else gets the data. */
export function purposesInWords({ i18n, pool }: Pick<Told, 'i18n' | 'pool'>) {
  return purposes.map(
    ({ key, recipients }: Purpose & { key: (typeof purposes)[number]['key'] }) => ({
      key,
      what: i18n.t(`privacy.purpose_${key}`),
      basis: i18n.t(`privacy.basis_${key}`),
      recipients: recipientsText(i18n, recipientsIn({ recipients }, pool)),
    })
  )
}

/** Each machine that decides in words: what it does, what follows and who decides, and why the law allows it. */
export function machinesInWords({ i18n }: Pick<Told, 'i18n'>) {
  return machines.map(({ basis, effect, key, objection }: Machine & { key: MachineKey }) => ({
    what: i18n.t(`privacy.machine_${key}`),
    follows: [
      i18n.t(`privacy.effect_${effect}`),
      i18n.t(`privacy.follows_${key}`),
      // The form is for every machine: the statement has it below its table.
      ...(objection === 'form' ? [] : [i18n.t(`privacy.objection_${objection}`)]),
    ].join(' '),
    basis: i18n.t(`privacy.because_${basis}`),
  }))
}

/** The companies that get data from this installation, and what they get. */
export function companiesInWords({ i18n }: Pick<Told, 'i18n'>) {
  return servicesInUse().map(({ kind, names }) => ({
    names: names.join(', '),
    gets: i18n.t(`privacy.service_${kind}`),
  }))
}

export function spanText(i18n: I18n, { count, unit }: Span) {
  return i18n.t(`privacy.${unit}`, { count })
}

function recipientsText(i18n: I18n, recipients: readonly Recipient[]) {
  if (recipients.length === 0) return i18n.t('privacy.recipient_nobody')
  const separator = i18n.locale === 'fr' ? '\u202F; ' : '; '
  return recipients.map((one) => i18n.t(`privacy.recipient_${one}`)).join(separator)
}
