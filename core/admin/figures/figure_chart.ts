import type { FigureKind } from '#core/admin/figures/figure'

/**
 * The charts of the dashboard, and what each of them shows by day; of money there is one for each currency.
 * Countries and retention are tables with a bar in each row: how it stood on the last day.
 */
export const figureCharts = {
  funnel: ['signed_up', 'confirmed'],
  firsts: ['first_messages', 'first_purchases'],
  talk: ['messages', 'matches', 'active'],
  revenue: ['revenue'],
  refunds: ['refunds'],
  countries: ['members'],
  retention: ['joined', 'stayed'],
} as const satisfies Readonly<Record<string, readonly FigureKind[]>>

export type FigureChart = keyof typeof figureCharts
export const figureChartNames = Object.keys(figureCharts) as readonly FigureChart[]
