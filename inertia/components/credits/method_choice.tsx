import { MethodRow } from '~/components/credits/method_row'
import type { Basket, Method, Choice, PriceList, ShopProps } from '~/components/credits/price_list'
import { choiceUrl, quoteFor } from '~/components/credits/use_basket'
import { methodInSentence } from '~/components/payments/method_name'
import { useText } from '~/i18n/use_text'
import { Select } from '~/components/ui/select'

interface Props extends Pick<ShopProps, 'elsewhere'> {
  list: PriceList
  /** Methods that this browser supports. */
  methods: Method[]
  basket: Basket
  onChoose: (method: Choice['method']) => void
  bankError?: string
}

/** The payment methods with their costs. */
export function MethodChoice({ list, methods, elsewhere, basket, onChoose, bankError }: Props) {
  const { currency, code } = list
  const { t } = useText()
  return (
    <fieldset id="method" tabIndex={-1} className="min-w-0 px-1 lg:px-0">
      <legend className="mb-1 lg:mb-[11px]">
        <h2>
          <span className="lg:hidden">{t('credits.pay_with')}</span>
          <span className="hidden lg:inline">{t('credits.how_to_pay')}</span>
        </h2>
      </legend>
      {elsewhere && (
        <p className="pb-2 text-muted">
          {t('credits.method_elsewhere', { method: t(methodInSentence(elsewhere)) })}
        </p>
      )}
      <div className="divide-y divide-line">
        {methods.map((method) => (
          <div key={method.key}>
            <MethodRow
              method={method}
              cost={{ amount: quoteFor(basket.bundle, method.key).costsAmount, currency }}
              refused={quoteFor(basket.bundle, method.key).refused}
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

interface BankChoiceProps {
  banks: Method['banks']
  error?: string
}

/** Optional: the payment provider asks for the bank as well. */
function BankChoice({ banks, error }: BankChoiceProps) {
  const { t } = useText()
  if (banks.length === 0) return null
  return (
    <Select
      id="bank"
      name="bank"
      label={t('credits.bank')}
      placeholder={t('credits.bank_later')}
      options={banks.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
      className="pt-1 pb-4 pl-9"
    />
  )
}
