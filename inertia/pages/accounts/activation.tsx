import { router } from '@inertiajs/react'
import { Mail } from 'lucide-react'
import { useEffect } from 'react'
import { Outcome } from '~/components/accounts/outcome'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ token: string }>

/** The page of the link in the activation mail. */
export default function Activation({ token }: Props) {
  const { t } = useText()
  useEffect(() => postOnceSeen(token), [token])
  return (
    <Outcome
      icon={<Mail aria-hidden="true" />}
      title={t('accounts.activate_title')}
      action={
        <PostForm action="/activate" submit={t('accounts.activate_button')}>
          <input type="hidden" name="token" value={token} />
        </PostForm>
      }
    >
      <p>{t('accounts.activate_text')}</p>
    </Outcome>
  )
}

/** A page that a browser fetches or draws ahead is hidden. Replaces it, so that going back posts nothing again. */
function postOnceSeen(token: string) {
  const post = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', post)
    router.post('/activate', { token }, { replace: true })
  }
  document.addEventListener('visibilitychange', post)
  post()
  return () => document.removeEventListener('visibilitychange', post)
}
