import { usePage } from '@inertiajs/react'
import { Undo2, X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { HeartIcon } from '~/components/likes/like_button'
import type { Card, Verdict } from '~/components/swipe/deck'
import { IconButton } from '~/components/ui/icon_button'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

interface Props {
  card: Card
  canUndo: boolean
  undoLabel: string
  decide: (verdict: Verdict) => void
  undo: () => void
}

/** Undo, pass and like; the verdicts are native forms that work without script. */
export function SwipeButtons({ card, canUndo, undoLabel, decide, undo }: Props) {
  const { t } = useText()
  const name = nameBesideLabel(personOf(card))
  const press = (verdict: Verdict) => (event: MouseEvent) => {
    event.preventDefault()
    // The second click of a double click is not meant for the next member.
    if (event.detail < 2) decide(verdict)
  }
  return (
    <div className="flex items-center justify-center gap-5 sm:gap-6">
      <IconButton
        variant="quiet"
        size="large"
        label={undoLabel}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        aria-keyshortcuts="Backspace"
        disabled={!canUndo}
        onClick={undo}
      />
      <VerdictForm action={`/swipe-game/${card.id}/pass`}>
        <IconButton
          type="submit"
          variant="quiet"
          size="huge"
          label={t('swipe.pass_name', { name })}
          icon={<X aria-hidden="true" className="size-8" />}
          aria-keyshortcuts="ArrowLeft"
          onClick={press('pass')}
        />
      </VerdictForm>
      <VerdictForm action={`/swipe-game/${card.id}/like`}>
        <IconButton
          type="submit"
          variant="liked"
          size="huge"
          label={t('likes.like_name', { name })}
          icon={<HeartIcon filled large />}
          aria-keyshortcuts="ArrowRight"
          onClick={press('like')}
        />
      </VerdictForm>
      <span aria-hidden="true" className="size-12" />
    </div>
  )
}

function VerdictForm({ action, children }: { action: string; children: ReactNode }) {
  const { csrfToken } = usePage().props
  return (
    <form noValidate action={action} method="post" className="flex">
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
    </form>
  )
}
