import { usePage } from '@inertiajs/react'
import { ButtonLink } from '~/components/ui/button_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** In the place of the first question, where the visitor may not sign up. */
export function Invitation() {
  const { t } = useText()
  const { site } = usePage().props
  const pathOf = usePublicPath()
  return (
    <>
      <h2>{t('accounts.invite_only_title', { site: site.name })}</h2>
      <p className="mt-2 mb-5 text-pretty">{t('accounts.invite_only_text')}</p>
      <ButtonLink href={pathOf('/login')} size="large" wide>
        {t('accounts.log_in')}
      </ButtonLink>
    </>
  )
}
