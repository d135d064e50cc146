import { ErrorPage } from '~/components/shell/error_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

/** `invisible`: the profile of an invisible member, for anyone but their partners in chats. */
export default function NotFound({ invisible }: InertiaProps<{ invisible: boolean }>) {
  const { t } = useText()
  return (
    <ErrorPage title={t(invisible ? 'common.not_to_be_seen' : 'common.not_found')}>
      <p>{t(invisible ? 'common.not_to_be_seen_help' : 'common.not_found_help')}</p>
    </ErrorPage>
  )
}
