import { useText } from '~/i18n/use_text'

/** An amount in integer minor units of an ISO 4217 currency. */
export type Amount = Readonly<{ amount: number; currency: string }>

/** An amount in the format of the language. */
export function Money({ value }: { value: Amount }) {
  const { locale } = useText()
  return <span className="whitespace-nowrap tabular-nums">{formatMoney(value, locale)}</span>
}

/** An amount as text, without markup. */
export function formatMoney({ amount, currency }: Amount, locale: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}

/** Amounts in several currencies: "€ 5.00 and £ 4.00". */
export function formatAmounts(amounts: readonly Amount[], locale: string) {
  return new Intl.ListFormat(locale).format(amounts.map((amount) => formatMoney(amount, locale)))
}
