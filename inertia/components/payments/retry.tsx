import type { Data } from '@generated/data'
import { methodInSentence } from '~/components/payments/method_name'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

/** The same bundle once more: with the same method, or another. */
export function Retry({ order: { packageId, method } }: { order: Data.Order }) {
  const { t } = useText()
  const shop = `/credits/${packageId}`
  return (
    <>
      <ButtonLink href={`${shop}/${method}`} size="large" wide>
        {t('payments.try_again', { method: t(methodInSentence(method)) })}
      </ButtonLink>
      {method === 'creditcard' && (
        <ButtonLink href={`${shop}/paypal`} variant="quiet" wide>
          {t('payments.pay_with_paypal')}
        </ButtonLink>
      )}
      <ButtonLink href={shop} variant={method === 'creditcard' ? 'link' : 'quiet'} wide>
        {t('payments.other_method')}
      </ButtonLink>
    </>
  )
}
