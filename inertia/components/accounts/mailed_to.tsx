import { TextLink } from '~/components/accounts/text_link'
import { useText } from '~/i18n/use_text'

/** Where the activation mail went, and how to correct a mistake in it. */
export function MailedTo({ email }: { email: string }) {
  const { rich } = useText()
  return (
    <p className="mt-2">
      {rich('accounts.mailed_to', {
        email,
        change: (words) => <TextLink href="/profile/email">{words}</TextLink>,
      })}
    </p>
  )
}
