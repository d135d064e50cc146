import { ErrorPage } from '~/components/shell/error_page'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  /** What was tried too often, and when to try again. */
  message: string
  /** URL of the page without the discount code that was tried too often. */
  without: string | null
}>

export default function TooManyRequests({ message, without }: Props) {
  const { t } = useText()
  const action = without && (
    <ButtonLink href={without} size="large">
      {t('common.without_code')}
    </ButtonLink>
  )
  return (
    <ErrorPage title={t('common.too_often_title')} action={action}>
      <p>{message}</p>
    </ErrorPage>
  )
}
