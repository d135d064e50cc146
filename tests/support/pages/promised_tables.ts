import { defaultSettings } from '#core/sites/settings/settings'
import type { PromisingSite } from '#queries/pages/promised_tables'

/** The rows of a table in Markdown, without its head. */
export function rowsOfTable(markdown: string) {
  return markdown
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    )
}

/** A site by the country of its company, and the days for which it shows messages. */
export function siteAt(country: string, chatHistoryDays = 180): PromisingSite {
  return { settings: { ...defaultSettings, chatHistoryDays }, company: { country }, pool: [] }
}
