import { ok, refuse } from '#core/result'
import { checkParts } from '#core/sites/content/parts'

/** The pages of texts that every site has, by their address under /pages. */
export const contentPages = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
  'fictional-profiles',
  'accessibility',
  'imprint',
  '2257-compliance-statement',
] as const
export type ContentPage = (typeof contentPages)[number]

/** What a text may leave open, as `{name}`: the site's own settings fill it in. */
export const placeholders = [
  'site',
  'company',
  'support_email',
  'min_age',
  'refund_days',
  'withdrawal_days',
  'return_days',
  'leaving_refund',
  'login_block_minutes',
  'free_photos',
  'premium_photos',
  'free_conversations',
  'free_messages',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'message_length',
  'chat_history_days',
  'complaint_answer_days',
  'dormant_months',
  'unconfirmed_days',
  'banned_months',
  'banned_years',
  'backup_days',
  'backup_months',
  'photo_check',
  'terms_date',
  'host',
  'dpo',
  'eu_representative',
  'uk_representative',
  'ch_representative',
  'dispute_body',
  'pool_sites',
  'data_authorities',
  'accessibility_authorities',
] as const
export type Placeholder = (typeof placeholders)[number]

/** Tables that a text may leave open in the same way: they are made of what the code keeps to. */
export const promisedTables = [
  'table_of_data',
  'table_of_purposes',
  'table_of_machines',
  'table_of_companies',
  'table_of_cookies',
  'table_of_notices',
  'table_of_entries',
  'table_of_team_cookies',
] as const
export type PromisedTable = (typeof promisedTables)[number]

/** The longest text of a page, in UTF-16 code units and in lines. */
export const maxTextLength = 40_000
export const maxTextLines = 2_000

/**
 * The Markdown of a page as typed: line ends made plain, and trimmed; null when there is none. Refuses
 * 'text_too_long' (over 40,000 characters or 2,000 lines), 'heading_missing' (it does not begin with
 * a `# heading`), 'placeholder_unknown', and what `checkParts` refuses.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function parseText(typed: string) {
  const text = typed.replaceAll(/\r\n?/g, '\n').trim()
  if (text === '') return ok(null)
  if (text.length > maxTextLength || text.split('\n').length > maxTextLines) {
    return refuse('text_too_long', { max: maxTextLength, lines: maxTextLines })
  }
  if (!/^# \S/.test(text)) return refuse('heading_missing')
  const unknown = namesIn(text).find((name) => !isKnown(name))
  if (unknown !== undefined) return refuse('placeholder_unknown', { name: unknown })
  const checked = checkParts(text)
  return checked.ok ? ok(text) : checked
}

/** The heading of a text, and what follows it. */
export function splitHeading(text: string): Readonly<{ heading: string; body: string }> {
  const [first = '', ...rest] = text.split('\n')
  return { heading: first.replace(/^#\s*/, ''), body: rest.join('\n') }
}

function isKnown(name: string) {
  return [...placeholders, ...promisedTables].some((known) => known === name)
}

function namesIn(text: string) {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
}
