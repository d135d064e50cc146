import { Undo2 } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { PostForm } from '~/components/ui/post_form'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  token: string
  /** Null unless the member has just logged in. */
  finalAt: string | null
}>

export default function Return({ token, finalAt }: Props) {
  const { t, rich } = useText()
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
