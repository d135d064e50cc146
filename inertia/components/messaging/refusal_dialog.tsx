import { usePage } from '@inertiajs/react'
import type { Refusal } from '~/components/messaging/types'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog } from '~/components/ui/dialog'
import { DialogButtons } from '~/components/ui/dialog_buttons'
import { useText } from '~/i18n/use_text'

interface Props {
  refusal: Refusal | null
  /** Says that the text written so far stays. */
  keepsText: boolean
  onClose: () => void
}

/** Explains why a message was refused, with the way to buy credits. */
export function RefusalDialog({ refusal, keepsText, onClose }: Props) {
  const { t } = useText()
  const { me } = usePage().props
  return (
    <Dialog open={refusal !== null} onClose={onClose} title={t('messaging.get_credits')}>
      <p>{refusal?.message}</p>
      {keepsText && <p className="mt-2 text-muted">{t('messaging.kept_text')}</p>}
      {me?.premium && (
        <p className="mt-2">
          <ButtonLink href="/credits/repeat-order" variant="link" className="-mx-2">
            {t('messaging.same_as_last_time')}
          </ButtonLink>
        </p>
      )}
      <DialogButtons>
        <Button variant="quiet" onClick={onClose}>
          {t('messaging.not_now')}
        </Button>
        <ButtonLink href="/credits">{t('messaging.get_credits')}</ButtonLink>
      </DialogButtons>
    </Dialog>
  )
}
