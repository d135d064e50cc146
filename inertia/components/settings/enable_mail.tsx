import { usePage } from '@inertiajs/react'
import { TextLink } from '~/components/accounts/text_link'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'

/** Why mail is disabled, and how to enable it. */
export function EnableMail() {
  const { t, rich } = useText()
  const { me } = usePage().props
  if (!me?.mailOff) return null
  return (
    <section className="mt-6 rounded-card p-4 inset-ring-2 inset-ring-primary-strong">
      <h2>{t('settings.mail_again_title')}</h2>
      <p className="mt-2 font-semibold">{t(`common.mail_off_${me.mailOff}`)}</p>
      <p className="mt-2 text-muted">
        {rich('settings.mail_again_text', {
          link: (words) => <TextLink href="/profile/email">{words}</TextLink>,
        })}
      </p>
      <PostForm action="/notifications/mail-again" submit={t('common.mail_on_again')} />
    </section>
  )
}
