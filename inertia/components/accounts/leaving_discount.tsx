import type { Data } from '@generated/data'
import { TicketPercent } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** Below the form that deletes the account, never in its way. */
export function LeavingDiscount({ code, percentage, expires }: Data.DiscountCode) {
  const { rich, t, locale } = useText()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
  return (
    <aside
      aria-label={t('accounts.leaving_discount_title')}
      className="mt-10 border-t border-line pt-6"
    >
      <h2 className="flex items-center gap-2 text-base">
        <TicketPercent aria-hidden="true" className="size-5" />
        {t('accounts.leaving_discount_title')}
      </h2>
      <p className="mt-2 text-pretty text-muted">
        {rich('accounts.leaving_discount_text', {
          percent,
          code: () => <b className="text-ink">{code}</b>,
          date: () => <Time value={expires ?? ''} format="long_date" />,
        })}
      </p>
      <ButtonLink href={`/credits?code=${code}`} variant="link" className="-mx-2">
        {t('common.see_bundles')}
      </ButtonLink>
    </aside>
  )
}
