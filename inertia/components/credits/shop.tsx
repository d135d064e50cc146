import { BundleChoice } from '~/components/credits/bundle_choice'
import { DiscountField, DiscountForm } from '~/components/credits/discount_field'
import { MethodChoice } from '~/components/credits/method_choice'
import { OrderLines } from '~/components/credits/order_lines'
import { PayBar } from '~/components/credits/pay_bar'
import { PremiumPromise } from '~/components/credits/premium_promise'
import {
  type Basket,
  countingCode,
  type PriceList,
  type ShopProps,
} from '~/components/credits/price_list'
import { choiceUrl, useBasket } from '~/components/credits/use_basket'
import { UseAtOnce } from '~/components/credits/use_at_once'
import { useOrderForm } from '~/components/credits/use_order_form'
import { useRefusalText } from '~/components/spending/use_refusal_text'
import { SpendingNote } from '~/components/spending/spending_note'
import { ErrorSummary } from '~/components/ui/error_summary'
import { useText } from '~/i18n/use_text'
import type { SiteSettings } from '../../../core/sites/settings/settings'

interface Props
  extends Pick<ShopProps, 'chosen' | 'elsewhere' | 'spending'>, Pick<SiteSettings, 'refundDays'> {
  list: PriceList
  /** Idempotency key of this page view: the same selection submitted twice is one order. */
  formId: string
  csrfToken: string
  claimPercent: number | null
}

/** Bundles, methods, total and button; a native form, so it works without script. */
export function Shop(props: Props) {
  const { list, chosen, spending, formId, csrfToken, claimPercent, refundDays } = props
  const { t } = useText()
  const { basket, methods, choose } = useBasket(list, chosen)
  const clientId = clientIdOf(formId, basket)
  const refusalText = useRefusalText(spending, basket.quote.refusal)
  const code = countingCode(list.code, basket.quote)
  const { submit, processing, errors } = useOrderForm(basket, code, clientId)
  const page = { path: choiceUrl({ bundle: basket.bundle.id, method: basket.method.key }) }
  return (
    <>
      <form
        noValidate
        action="/orders"
        method="post"
        onSubmit={submit}
        className="flex grow flex-col gap-5.5 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 lg:gap-y-9"
      >
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="client_id" value={clientId} />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="shown_total" value={basket.quote.totalAmount} />
        <div className="empty:hidden lg:col-span-2">
          <ErrorSummary errors={errors} />
        </div>
        <BundleChoice list={list} basket={basket} onChoose={(bundle) => choose({ bundle })} />
        <div className="flex flex-col gap-8 lg:gap-9">
          <MethodChoice
            list={list}
            methods={methods}
            elsewhere={props.elsewhere}
            basket={basket}
            onChoose={(method) => choose({ method })}
            bankError={errors.bank}
          />
          <PremiumPromise claimPercent={claimPercent} />
        </div>
        <div className="contents lg:block">
          <div>
            <DiscountField code={list.code} quote={basket.quote} page={page} />
            <OrderLines basket={basket} currency={list.currency} />
            {/* Wider screens have it under the heading. */}
            <p className="mt-4 px-1 text-sm text-pretty text-muted lg:hidden">
              {t('credits.promise', { days: refundDays })}
            </p>
            <SpendingNote spending={spending} refusal={basket.quote.refusal} />
          </div>
          <PayBar
            basket={basket}
            currency={list.currency}
            isTaxed={list.isTaxed}
            processing={processing}
            refusalText={refusalText}
          >
            {/* A direct debit asks where it is signed. */}
            {basket.method.key !== 'sdd' && (
              <UseAtOnce
                error={errors.use_at_once}
                className="-mt-2 text-sm lg:mt-0 lg:text-base"
              />
            )}
          </PayBar>
        </div>
      </form>
      <DiscountForm page={page} />
    </>
  )
}

/** Another selection is another order, also after coming back from the payment provider. */
function clientIdOf(formId: string, { bundle, method }: Basket) {
  return `${formId}-${bundle.tier}-${method.key}`
}
