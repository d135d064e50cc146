import { methodInSentence } from '~/components/payments/method_name'
import type { OutcomeProps } from '~/components/payments/order_outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

/** Buy the same bundle again, with the same or another method, if still on offer. */
export function Retry({ order, retry }: Pick<OutcomeProps, 'order' | 'retry'>) {
  const { t } = useText()
  const { packageId, method } = order
  const shop = retry.bundle ? `/credits/${packageId}` : '/credits'
  const offersPaypal = retry.paypal && method === 'creditcard'
  return (
    <>
      {retry.sameMethod && (
        <ButtonLink href={`${shop}/${method}`} size="large" wide>
          {t('payments.try_again', { method: t(methodInSentence(method)) })}
        </ButtonLink>
      )}
      {offersPaypal && (
        <ButtonLink href={`${shop}/paypal`} variant="quiet" wide>
          {t('payments.pay_with_paypal')}
        </ButtonLink>
      )}
      <ButtonLink
        href={shop}
        size={retry.sameMethod ? 'medium' : 'large'}
        variant={otherStyle(retry.sameMethod, offersPaypal)}
        wide
      >
        {t('payments.other_method')}
      </ButtonLink>
    </>
  )
}

/** More prominent the fewer alternatives there are. */
function otherStyle(hasSame: boolean, hasPaypal: boolean) {
  if (!hasSame) return 'primary'
  return hasPaypal ? 'link' : 'quiet'
}
