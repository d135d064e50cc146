import { Checkbox } from '~/components/ui/checkbox'
import { PillRadios } from '~/components/ui/pill_radios'
import { useText } from '~/i18n/use_text'

const paces = ['daily', 'at_once'] as const

export type MailWish = Readonly<{ pace: (typeof paces)[number]; isNeutral: boolean }>

/** How often news is mailed, and whether mails tell what they are about before they are opened. */
export function MailWishes({ wish }: { wish: MailWish }) {
  const { t } = useText()
  return (
    <div>
      <PillRadios
        name="pace"
        legend={t('settings.mail_pace')}
        hint={t('settings.mail_pace_hint')}
        options={paces.map((value) => ({ value, label: t(`settings.mail_pace_${value}`) }))}
        defaultValue={wish.pace}
      />
      <Checkbox
        className="mt-4"
        name="neutral"
        value="1"
        label={t('settings.neutral_mail')}
        hint={t('settings.neutral_mail_hint')}
        defaultChecked={wish.isNeutral}
      />
    </div>
  )
}
