import { TextLink } from '~/components/accounts/text_link'
import { MethodIcon } from '~/components/credits/method_icon'
import type { Method } from '~/components/credits/price_list'
import { ChoiceLink, RadioMark } from '~/components/credits/radio_mark'
import { methodName } from '~/components/payments/method_name'
import { type Amount, formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

interface Props {
  method: Method
  cost: Amount
  /** Why the bundle cannot be paid with it; null when it can. */
  refused: string | null
  chosen: boolean
  onChoose: () => void
  /** Where the page with this choice made is. */
  href: string
  /** The bundle that is to be paid for. */
  bundle: string
}

export function MethodRow({ method, cost, refused, chosen, onChoose, href, bundle }: Props) {
  const { t, locale } = useText()
  const brands = method.brands.map((brand) => t(methodName(brand)))
  const name = t(methodName(method.key))
  if (refused) {
    return <RefusedMethod method={method} name={name} bundle={bundle} refused={refused} />
  }
  return (
    <label className="group relative flex min-h-13 flex-wrap items-center gap-x-3.5 py-2 has-focus-visible:outline-3 has-focus-visible:outline-primary-strong">
      <RadioMark
        name="method"
        value={method.key}
        checked={chosen}
        onChange={onChoose}
        className="scroll-mb-60"
      />
      <MethodIcon
        method={method.key}
        className="size-5 shrink-0 text-muted group-has-checked:text-primary-strong"
      />
      <span className="grow basis-20 leading-snug group-has-checked:font-bold">
        {name}
        {brands.length > 0 && (
          <span className="text-sm font-normal text-muted"> {brands.join(', ')}</span>
        )}
      </span>
      <span className="ml-auto text-sm whitespace-nowrap text-muted tabular-nums group-has-checked:font-bold group-has-checked:text-ink">
        {cost.amount === 0
          ? t('credits.no_extra_cost')
          : t('credits.extra_cost', { cost: formatMoney(cost, locale) })}
      </span>
      <ChoiceLink href={href} label={name} />
    </label>
  )
}

interface RefusedProps extends Pick<Props, 'method' | 'bundle'> {
  name: string
  refused: string
}

/** Shown with the reason, so that nobody wonders where it has gone; its own page says more. */
function RefusedMethod({ method: { key }, name, bundle, refused }: RefusedProps) {
  const { t } = useText()
  return (
    <div className="flex min-h-13 items-center gap-3.5 py-2 text-muted">
      <span aria-hidden="true" className="size-5.5 shrink-0" />
      <MethodIcon method={key} className="size-5 shrink-0" />
      <p className="grow leading-snug">
        {name}
        <span className="block text-sm">
          {refused}{' '}
          <TextLink href={`/directdebit?bundle=${bundle}`}>{t('credits.refused_why')}</TextLink>
        </span>
      </p>
    </div>
  )
}
