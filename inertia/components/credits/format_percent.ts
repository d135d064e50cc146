/** 25 as "25%" or "25 %": languages differ. */
export function formatPercent(percentage: number, locale: string) {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
}
