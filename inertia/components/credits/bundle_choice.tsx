import { BundleCard } from '~/components/credits/bundle_card'
import type { Basket, PriceList } from '~/components/credits/price_list'
import { choiceUrl } from '~/components/credits/use_basket'
import { useText } from '~/i18n/use_text'

interface Props {
  list: PriceList
  basket: Basket
  onChoose: (bundle: string) => void
}

/** The bundles side by side; underneath they are radio buttons. */
export function BundleChoice({ list: { bundles, currency, code }, basket, onChoose }: Props) {
  const { t } = useText()
  return (
    <fieldset
      id="package_id"
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2 lg:col-span-2 lg:grid lg:grid-cols-4 lg:gap-4"
    >
      <legend className="sr-only">{t('credits.choose_bundle')}</legend>
      {bundles.map((bundle) => (
        <BundleCard
          key={bundle.id}
          bundle={bundle}
          currency={currency}
          chosen={bundle === basket.bundle}
          onChoose={() => onChoose(bundle.id)}
          href={choiceUrl({ bundle: bundle.id, method: basket.method.key }, code.entered)}
        />
      ))}
    </fieldset>
  )
}
