import { usePage } from '@inertiajs/react'
import { Lock } from 'lucide-react'
import { type AdvancedOffer, fieldLabel } from '~/components/discovery/advanced'
import { useSignupModal } from '~/components/accounts/signup_opener'
import { PageLink } from '~/components/ui/page_link'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

/** The filters for premium members, and how to become one. */
export function LockedFilters({ fields }: Pick<AdvancedOffer, 'fields'>) {
  const { t } = useText()
  const { me } = usePage().props
  const openSignup = useSignupModal()
  return (
    <>
      <ul>
        {fields.map(({ name }) => (
          <li
            key={name}
            className="flex min-h-10 items-center justify-between gap-3 border-b border-line text-sm font-semibold text-muted"
          >
            {t(fieldLabel(name))}
            <Lock aria-hidden="true" className="size-4 shrink-0" />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-pretty">
        {t(me ? 'discovery.premium_filters_member' : 'discovery.premium_filters_visitor')}{' '}
        <PageLink
          href={me ? '/premium' : '/signup'}
          onClick={me ? undefined : openSignup}
          className={inlineAction}
        >
          {t(me ? 'common.see_bundles' : 'discovery.sign_up')}
        </PageLink>
      </p>
    </>
  )
}
