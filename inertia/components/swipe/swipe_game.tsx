import { ArrowLeft, ArrowRight, Delete } from 'lucide-react'
import { useEffect } from 'react'
import { MatchDialog } from '~/components/likes/match_dialog'
import type { Game } from '~/components/swipe/deck'
import { DeckEmpty } from '~/components/swipe/deck_empty'
import { DeckLoading } from '~/components/swipe/deck_loading'
import { LimitReached } from '~/components/swipe/limit_reached'
import { SwipeButtons } from '~/components/swipe/swipe_buttons'
import { SwipeStack } from '~/components/swipe/swipe_stack'
import { useSwipeGame } from '~/components/swipe/use_swipe_game'
import { useSwipeKeys } from '~/components/swipe/use_swipe_keys'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { secondsLeft } from '~/components/ui/seconds_left'
import { useText } from '~/i18n/use_text'

/** One member at a time: like, pass, or undo a pass. */
export function SwipeGame({ likesPerDay, passDays, opensAt, now, everywhere, ...first }: Game) {
  const game = useSwipeGame(first, everywhere)
  // The countdown counts from here, where the last like is given later.
  useEffect(() => void secondsLeft({ endsAt: opensAt, now }), [now])
  const { deck, decide, undo } = game
  useSwipeKeys({ left: () => decide('pass'), right: () => decide('like'), undo })
  return (
    <>
      <LikesLeft count={deck.likesLeft} />
      {deck.likesLeft === 0 ? (
        <LimitReached opensAt={opensAt} now={now} likesPerDay={likesPerDay} />
      ) : (
        <Table game={game} everywhere={everywhere} passDays={passDays} />
      )}
      {game.match && <MatchDialog member={game.match} onClose={game.dismissMatch} />}
    </>
  )
}

interface TableProps extends Pick<Game, 'everywhere' | 'passDays'> {
  game: ReturnType<typeof useSwipeGame>
}

function Table({ game, everywhere, passDays }: TableProps) {
  const { t } = useText()
  const { deck, leaving, decide, undo } = game
  const [top] = deck.cards
  const lastPassed = deck.passed.at(-1) ?? null
  const undoLabel = lastPassed
    ? t('swipe.undo_name', { name: nameBesideLabel(personOf(lastPassed)) })
    : t('swipe.undo_none')
  if (!top && !leaving && deck.next) return <DeckLoading {...game} />
  if (!top && !leaving) {
    return (
      <DeckEmpty
        everywhere={everywhere}
        passDays={passDays}
        undoLabel={undoLabel}
        undo={lastPassed && undo}
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {top && <PersonName person={personOf(top)} withAge />}
      </p>
      <SwipeStack cards={deck.cards} leaving={leaving} returned={game.returned} decide={decide} />
      <div className="mt-7">
        {top && (
          <SwipeButtons
            card={top}
            canUndo={lastPassed !== null}
            undoLabel={undoLabel}
            decide={decide}
            undo={undo}
          />
        )}
      </div>
      <Keys />
    </>
  )
}

function LikesLeft({ count }: { count: number }) {
  const { t } = useText()
  return (
    <p
      aria-live="polite"
      className={count === 0 ? 'sr-only' : 'mb-3 text-center text-sm font-semibold text-muted'}
    >
      {t('swipe.likes_left', { count })}
    </p>
  )
}

/** Drawn, as not every font has the signs. */
const keyIcons: Record<string, typeof Delete> = { '←': ArrowLeft, '→': ArrowRight, '⌫': Delete }

/** A hint for keyboards, hidden from screen readers, as the buttons say the same. */
function Keys() {
  const { rich } = useText()
  return (
    <p className="mt-4 hidden text-center text-sm text-muted lg:block" aria-hidden="true">
      {rich('swipe.keys', {
        key: ([sign]) => {
          const Icon = keyIcons[String(sign)] ?? Delete
          return (
            <kbd className="mx-1 inline-grid h-6 min-w-7 place-items-center rounded-small bg-surface px-1.5 align-middle inset-ring-1 inset-ring-line">
              <Icon className="size-4" />
            </kbd>
          )
        },
      })}
    </p>
  )
}
