import type { ReactNode } from 'react'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'

/** The shop of a site that has no way to pay, as before its operator has set one up. */
export default function ClosedShop() {
  const { t } = useText()
  return (
    <div className="mx-auto w-full max-w-[40rem] px-4 py-10 lg:px-8">
      <PageTitle title={t('credits.title')} />
      <p role="status" className="text-pretty">
        {t('credits.no_method')}
      </p>
    </div>
  )
}

ClosedShop.layout = (page: ReactNode) => (
  <CheckoutLayout title="credits.title" up={{ href: '/members', label: 'common.search_members' }}>
    {page}
  </CheckoutLayout>
)
