import { CircleAlert, Undo2 } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { PostForm } from '~/components/ui/post_form'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  token: string
  /** False for a link that brings nothing back, such as one that was used. */
  works: boolean
  /** Null unless the member has just logged in. */
  finalAt: string | null
}>

export default function Return({ token, works, finalAt }: Props) {
  const { t, rich } = useText()
  if (!works) return <VoidLink />
  return (
    <Outcome
      icon={<Undo2 aria-hidden="true" />}
      title={t('accounts.return_title')}
      action={
        <PostForm action="/account/return" submit={t('accounts.return_button')}>
          <input type="hidden" name="token" value={token} />
        </PostForm>
      }
    >
      <p>{t('accounts.return_text')}</p>
      {finalAt && (
        <p>{rich('accounts.return_until', { date: <Time value={finalAt} format="date" /> })}</p>
      )}
    </Outcome>
  )
}

function VoidLink() {
  const { t } = useText()
  return (
    <Outcome
      icon={<CircleAlert aria-hidden="true" />}
      tone="text-danger"
      title={t('accounts.reset_void_title')}
      action={<ButtonLink href="/login">{t('accounts.log_in')}</ButtonLink>}
    >
      <p>{t('accounts.return_void_text')}</p>
    </Outcome>
  )
}
