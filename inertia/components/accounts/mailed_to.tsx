import { TextLink } from '~/components/accounts/text_link'
import { useText } from '~/i18n/use_text'

/** Where the activation mail went, and how to correct a mistake in it. */
export function MailedTo({ email }: { email: string }) {
  const { t } = useText()
  return (
    <p className="mt-2">
      <b>{email}</b> <TextLink href="/profile/email">{t('accounts.change_address')}</TextLink>
    </p>
  )
}
