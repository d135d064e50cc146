import { draftVersion, writeTexts } from '#core/admin/content/draft_version'
import { scheduleVersion } from '#core/admin/content/schedule_version'
import type { SignedInAdmin } from '#core/admin/admin'
import type { Ports } from '#core/ports'
import type { Locale } from '#core/sites/locales'
import { demoOwner } from '#database/demo/admins'

const page = 'return-policy'

/** A sentence more than the page has, as the first change of a new site's owner might be. */
const added: Partial<Record<Locale, string>> = {
  en: 'A question about a refund? Write to {support_email}: we answer within two working days.',
  nl: 'Een vraag over een terugbetaling? Schrijf naar {support_email}: we antwoorden binnen twee werkdagen.',
}

/** Versions of a page of the demo: one that holds, one that will, and a draft. */
export async function writeContent(ports: Ports) {
  const by = await ownerOf(ports)
  const now = ports.clock.now()
  await write(ports, by, (text, more) => `${text}\n\n${more}`, null)
  const { month, year } = now.plus({ months: 1 })
  const later = now.set({ year, month, day: 1, hour: 8, minute: 0, second: 0, millisecond: 0 })
  await write(ports, by, (text) => text.replace('{refund_days}', '**{refund_days}**'), later)
  await draft(ports, by, (text, more) => text.replace('\n\n', `\n\n${more}\n\n`))
}

type At = Parameters<typeof scheduleVersion>[1]['holdsFrom']

type Change = (text: string, more: string) => string

async function write(ports: Ports, by: SignedInAdmin, change: Change, holdsFrom: At) {
  const versionId = await draft(ports, by, change)
  await scheduleVersion(ports, { by, versionId, holdsFrom, hasMembers: true })
}

async function draft(ports: Ports, by: SignedInAdmin, change: Change) {
  const begun = await draftVersion(ports, { by, page, siteId: null, copiedFrom: null })
  if (!begun.ok) throw new Error(begun.refusal)
  const versionId = begun.value
  for (const [locale, more] of Object.entries(added) as [Locale, string][]) {
    const text = await firstText(ports, locale)
    await writeTexts(ports, { by, versionId, texts: [{ locale, typed: change(text, more) }] })
  }
  return versionId
}

async function ownerOf({ clock, unitOfWork }: Ports): Promise<SignedInAdmin> {
  const owner = await unitOfWork.run(({ admins }) => admins.first({ email: demoOwner }))
  if (!owner) throw new Error('The demo has no owner')
  return { adminId: owner.id, role: owner.role, siteId: null, confirmedAt: clock.now() }
}

/** The text that came with the site. */
async function firstText({ unitOfWork }: Ports, locale: Locale) {
  const [first] = await unitOfWork.run(({ shippedTexts }) => shippedTexts.where({ page }))
  return first.texts[locale]
}
