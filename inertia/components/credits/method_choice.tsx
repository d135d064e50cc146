import { BankChoice } from '~/components/credits/bank_choice'
import { MethodRow } from '~/components/credits/method_row'
import type { Basket, PillRadios, Method, PriceList } from '~/components/credits/price_list'
import { choiceUrl, quoteFor } from '~/components/credits/use_basket'
import { useText } from '~/i18n/use_text'

interface Props {
  list: PriceList
  /** Those that this browser can serve. */
  methods: Method[]
  basket: Basket
  onChoose: (method: PillRadios['method']) => void
  bankError?: string
}

/** The ways to pay with what each of them adds. */
export function MethodChoice({ list, methods, basket, onChoose, bankError }: Props) {
  const { currency, code } = list
  const { t } = useText()
  return (
    <fieldset id="method" tabIndex={-1} className="min-w-0 px-1 lg:px-0">
      <legend>
        <h2>
          <span className="lg:hidden">{t('credits.pay_with')}</span>
          <span className="hidden lg:inline">{t('credits.how_to_pay')}</span>
        </h2>
      </legend>
      <div className="mt-1 divide-y divide-line lg:mt-[11px]">
        {methods.map((method) => (
          <div key={method.key}>
            <MethodRow
              method={method}
              cost={{ amount: quoteFor(basket.bundle, method.key).costsAmount, currency }}
              chosen={method === basket.method}
              onChoose={() => onChoose(method.key)}
              bundle={basket.bundle.id}
              href={choiceUrl({ bundle: basket.bundle.id, method: method.key }, code.entered)}
            />
            {method === basket.method && <BankChoice banks={method.banks} error={bankError} />}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
