import string from '@adonisjs/core/helpers/string'
import type { DateTime } from 'luxon'
import { splitHeading, type ContentPage } from '#core/sites/content/page'
import { keepParts } from '#core/sites/content/parts'
import type { Locale } from '#core/sites/locales'
import { markdownToHtml } from '#queries/pages/markdown'
import { factsOf, lawOf, writeDate } from '#queries/pages/page_facts'
import {
  pageVersions,
  textOfShipped,
  textOfVersion,
  type PageVersion,
} from '#queries/pages/page_versions'
import { withTables } from '#queries/pages/promised_tables'
import type { CurrentSite } from '#queries/sites/current_site'

/** How the address of a page calls its first version, the oldest that came with the site. */
export const firstVersion = 'first'

/**
 * A page as HTML, with the version that it is of and all others that hold or have held, and terms that are
 * announced; null for a version that is none of them. Without `version` it is the one that holds.
 */
export async function staticPage(
  page: ContentPage,
  locale: Locale,
  site: CurrentSite,
  version: string | null = null
) {
  const known = await pageVersions({ page, siteId: site.id, locale })
  const present = presentOf(known)
  const isToCome = ({ holdsFrom }: PageVersion) => holdsFrom > Date.now()
  const versions = known.filter((one) => page === 'terms' || one === present || !isToCome(one))
  const shown = version === null ? present : named(versions, version)
  if (!shown) return null
  const since = (one: PageVersion) => writeDate(sinceWhen(one, site), locale)
  return {
    ...renderText(await textIn(shown, locale), site, locale, sinceWhen(shown, site)),
    shownVersion: shown.id,
    isNewest: shown === present,
    isToCome: shown !== present && isToCome(shown),
    versions: versions.map((one) => ({ id: one.id, since: since(one) })),
  }
}

function named(versions: readonly PageVersion[], id: string) {
  return (
    versions.find((one) => one.id === id) ?? (id === firstVersion ? versions.at(-1) : undefined)
  )
}

/** The version that holds at a moment; before any does, the one that will first. */
function presentOf(versions: readonly PageVersion[], at = Date.now()) {
  return versions.find(({ holdsFrom }) => holdsFrom <= at) ?? versions.at(-1)
}

/** From when on a version holds for who reads it: what came with the site, never before its company did. */
function sinceWhen({ holdsFrom, isShipped }: PageVersion, { company }: CurrentSite) {
  return isShipped && company ? Math.max(holdsFrom, company.added.toMillis()) : holdsFrom
}

/** Markdown as the site shows it: the parts that its law asks for, filled in with its own settings. */
export function renderText(
  text: string,
  site: CurrentSite,
  locale: Locale,
  holdsFrom: number,
  law = lawOf(site)
) {
  const facts = factsOf(site, locale, holdsFrom)
  const { body, heading } = splitHeading(keepParts(text, law))
  return {
    title: fillIn(heading, facts),
    html: markdownToHtml(withTables(fillIn(body, facts, string.escapeHTML), site, locale)),
  }
}

/** The Markdown of a page as it held at a moment, filled in, with addresses that lead there from anywhere. */
export async function textAt(page: ContentPage, { at, locale, site, url }: TextAt) {
  const held = presentOf(await pageVersions({ page, siteId: site.id, locale }), at.toMillis())
  if (!held) return ''
  const facts = factsOf(site, locale, sinceWhen(held, site))
  const text = keepParts(await textIn(held, locale), lawOf(site))
  return fillIn(text, facts).replaceAll('](/', `](${url}/`)
}

type TextAt = Readonly<{ at: DateTime; locale: Locale; site: CurrentSite; url: string }>

/** The Markdown that a page holds now in a language, as it was written. */
export async function currentText(page: ContentPage, locale: Locale, siteId: string | null) {
  const present = presentOf(await pageVersions({ page, siteId, locale }))
  return present ? textIn(present, locale) : ''
}

/** The Markdown of a version. */
export async function textIn({ id, isShipped }: PageVersion, locale: Locale) {
  const text = await (isShipped ? textOfShipped(id, locale) : textOfVersion(id, locale))
  return text ?? ''
}

function fillIn(
  text: string,
  facts: Readonly<Record<string, string | number>>,
  write: (fact: string) => string = (fact) => fact
) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => write(String(facts[name] ?? whole)))
}
