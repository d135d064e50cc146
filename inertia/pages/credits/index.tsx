import type { ReactNode } from 'react'
import { PageTitle } from '~/components/shell/page_title'
import type { ShopProps } from '~/components/credits/price_list'
import { Shop } from '~/components/credits/shop'
import { RepeatOrder } from '~/components/credits/repeat_order'
import { ShopHeader } from '~/components/credits/shop_header'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'
import type { InertiaProps } from '~/types'
import type { SiteSettings } from '../../../core/sites/settings/settings'

type Props = InertiaProps<
  ShopProps & Pick<SiteSettings, 'refundDays' | 'premiumClaimPercent'> & { formId: string }
>

export default function Credits(props: Props) {
  const { t } = useText()
  const { currency, bundles, methods, bonus, bonusHeldBy, code, chosen, formId, isTaxed } = props
  return (
    <div className="mx-auto flex w-full max-w-[76rem] grow flex-col gap-4 px-4 lg:gap-0 lg:px-8 lg:pb-16">
      <PageTitle title={t('credits.title')} />
      <ShopHeader bonus={bonus} bonusHeldBy={bonusHeldBy} refundDays={props.refundDays} />
      {props.earlier && (
        <div className="lg:mb-6">
          <RepeatOrder earlier={props.earlier} />
        </div>
      )}
      <Shop
        list={{ currency, bundles, methods, bonus, bonusHeldBy, code, isTaxed }}
        chosen={chosen}
        elsewhere={props.elsewhere}
        spending={props.spending}
        formId={formId}
        csrfToken={props.csrfToken}
        claimPercent={props.premiumClaimPercent}
        refundDays={props.refundDays}
      />
    </div>
  )
}

Credits.layout = (page: ReactNode) => (
  <CheckoutLayout title="credits.title" up={{ href: '/members', label: 'common.search_members' }}>
    {page}
  </CheckoutLayout>
)
