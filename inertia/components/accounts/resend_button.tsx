import type { ButtonStyle } from '~/components/ui/button_style'
import { PostButton } from '~/components/ui/post_button'
import { useText } from '~/i18n/use_text'

/** Requests another activation mail; the server answers with a flash message. */
export function ResendButton({ variant }: Pick<ButtonStyle, 'variant'>) {
  const { t } = useText()
  return (
    <PostButton action="/activation/resend" variant={variant} preserveScroll>
      {t('accounts.resend')}
    </PostButton>
  )
}
