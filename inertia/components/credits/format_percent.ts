/** 25 as "25%" or "25 %", 1.8 as "1.8%": languages differ. */
export function formatPercent(percentage: number, locale: string) {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    percentage / 100
  )
}
