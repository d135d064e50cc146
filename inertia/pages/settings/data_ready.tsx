import { CircleAlert, FileDown } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { buttonClasses } from '~/components/ui/button_style'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  /** URL of the file; null when it has expired. */
  file: string | null
}>

/** Target of the mailed link: download the file, or request a new one. */
export default function DataReady({ file }: Props) {
  const { t } = useText()
  if (file) {
    return (
      <Outcome
        icon={<FileDown aria-hidden="true" />}
        title={t('settings.data_file_title')}
        action={
          <a href={file} download className={buttonClasses({ size: 'large' })}>
            {t('settings.data_file_button')}
          </a>
        }
      >
        <p>{t('settings.data_file_text')}</p>
      </Outcome>
    )
  }
  return (
    <Outcome
      icon={<CircleAlert aria-hidden="true" />}
      tone="text-danger"
      title={t('settings.data_over_title')}
      action={<ButtonLink href="/profile/data">{t('settings.data_over_button')}</ButtonLink>}
    >
      <p>{t('settings.data_over_text')}</p>
    </Outcome>
  )
}
