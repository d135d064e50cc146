import { type TimeBonus, useTimeBonus } from '~/components/shell/use_time_bonus'
import { ButtonLink } from '~/components/ui/button_link'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useText } from '~/i18n/use_text'

interface Props extends TimeBonus {
  onClose: () => void
}

/** The welcome discount, its benefits and how long it lasts. */
export function BonusModal({ onClose, ...bonus }: Props) {
  const { t, rich } = useText()
  const { percent, time } = useTimeBonus(bonus)
  return (
    <Dialog open onClose={onClose} title={t('credits.welcome_bonus', { percent })}>
      <p className="text-pretty">{t('credits.bonus_modal_text', { percent })}</p>
      <p className="mt-4 rounded-card bg-tint px-4 py-3 text-center text-lg text-ink">
        {rich('credits.bonus_modal_left', { time })}
      </p>
      <div className="mt-6 flex flex-col gap-2">
        <ButtonLink wide href="/credits" onClick={onClose}>
          {t('common.see_bundles')}
        </ButtonLink>
        <Button variant="link" onClick={onClose}>
          {t('credits.bonus_modal_later')}
        </Button>
      </div>
    </Dialog>
  )
}
