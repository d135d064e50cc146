import { Check } from 'lucide-react'
import { BundleArt, BundleEdge } from '~/components/credits/bundle_art'
import type { Bundle } from '~/components/credits/price_list'
import { ChoiceLink, RadioMark } from '~/components/credits/radio_mark'
import { formatMoney, Money } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

interface Props {
  bundle: Bundle
  currency: string
  chosen: boolean
  onChoose: () => void
  /** Where the page with this choice made is. */
  href: string
}

/** One bundle: a row with a tinted edge on phones, a card with its band of sparks elsewhere. */
export function BundleCard({ bundle, currency, chosen, onChoose, href }: Props) {
  const { t } = useText()
  return (
    <label className="group @container relative flex min-h-19 items-center gap-3.5 rounded-card bg-surface px-4 py-3 transition has-checked:ring-[2.5px] has-checked:ring-primary-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-primary-strong hover:brightness-[1.02] lg:min-h-[262px] lg:flex-col lg:items-stretch lg:gap-0 lg:overflow-hidden lg:p-0">
      <RadioMark
        name="package_id"
        value={bundle.id}
        checked={chosen}
        onChange={onChoose}
        className="scroll-mb-60 lg:absolute lg:opacity-0"
      />
      <BundleEdge tier={bundle.tier} />
      <BundleArt tier={bundle.tier} className="hidden shrink-0 lg:block" />
      <span className="absolute top-4 right-4 hidden size-7 place-items-center rounded-full bg-primary-strong text-on-primary-strong lg:group-has-checked:grid">
        <Check aria-hidden="true" className="size-4.5 stroke-[2.5px]" />
      </span>
      <BundleText bundle={bundle} currency={currency} />
      <ChoiceLink href={href} label={t('credits.amount', { credits: bundle.credits })} />
    </label>
  )
}

function BundleText({ bundle, currency }: Pick<Props, 'bundle' | 'currency'>) {
  const { t, locale } = useText()
  const { credits, messagePrice } = bundle
  return (
    <span className="grid min-w-0 grow grid-cols-[1fr_auto] gap-x-3 @max-[12rem]:grid-cols-1 gap-y-0.5 lg:flex lg:flex-col lg:px-6 lg:pt-[17px] lg:pb-5">
      <span className="flex items-baseline gap-1.5 leading-tight lg:mb-auto lg:gap-2">
        <span className="text-xl font-bold tracking-tight lg:text-3xl">{credits}</span>
        <span className="lg:font-semibold lg:text-muted">{t('credits.unit', { credits })}</span>
      </span>
      <BundlePrice bundle={bundle} currency={currency} />
      <span className="col-start-1 row-start-2 text-sm text-muted">
        {t('credits.per_message', {
          price: formatMoney({ amount: messagePrice, currency }, locale),
        })}
      </span>
    </span>
  )
}

/** The old price only where there is a lower one. */
function BundlePrice({ bundle: { amount, price }, currency }: Pick<Props, 'bundle' | 'currency'>) {
  const { t } = useText()
  return (
    <span className="row-span-2 flex flex-col items-end justify-center @max-[12rem]:row-span-1 @max-[12rem]:row-start-3 @max-[12rem]:items-start lg:flex-row lg:items-baseline lg:justify-start lg:gap-2.5">
      <span className="text-lg leading-tight font-bold lg:text-xl">
        <Money value={{ amount: price, currency }} />
      </span>
      {price < amount && (
        <s className="text-sm text-muted lg:text-base">
          <span className="sr-only">{t('credits.instead_of', { price: '' })}</span>
          <Money value={{ amount, currency }} />
        </s>
      )}
    </span>
  )
}
