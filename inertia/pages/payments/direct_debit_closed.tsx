import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outcome, Sign } from '~/components/payments/outcome'
import type { Purchase } from '~/components/payments/debit/purchase_fields'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  Purchase & {
    /** Why this member cannot pay so. */
    refused: string
  }
>

export default function DirectDebitClosed({ bundle, refused }: Props) {
  const { t } = useText()
  return (
    <div className="mx-auto max-w-[40rem] px-4 py-12 lg:py-16">
      <PageTitle title={t('debit.title')} />
      <Outcome
        picture={
          <Sign>
            <Landmark aria-hidden="true" />
          </Sign>
        }
        title={t('debit.unavailable_title')}
        actions={
          <ButtonLink href={`/credits/${bundle}`} size="large" wide>
            {t('payments.other_method')}
          </ButtonLink>
        }
      >
        <p>{refused}</p>
      </Outcome>
    </div>
  )
}

DirectDebitClosed.layout = (page: ReactNode) => (
  <CheckoutLayout title="debit.title">{page}</CheckoutLayout>
)
