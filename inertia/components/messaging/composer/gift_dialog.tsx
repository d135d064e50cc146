import { useState } from 'react'
import { GiftArt } from '~/components/messaging/gift_art'
import { type Offered, useGifts } from '~/components/messaging/composer/use_gifts'
import type { Answer, Refusal } from '~/components/messaging/types'
import { Button } from '~/components/ui/button'
import { classNames } from '~/components/ui/class_names'
import { Spinner } from '~/components/ui/spinner'
import { Tray } from '~/components/ui/bottom_sheet'
import { useText } from '~/i18n/use_text'
import type { GiftName } from '../../../../core/messaging/gifts/catalogue'

interface Props {
  /** Where the gift goes: into a conversation, or to a member. */
  url: string
  /** For whom it is. */
  name: string
  onSent: (answer: Answer) => void
  onRefused: (refusal: Refusal) => void
  onClose: () => void
}

/** All gifts with their prices; the button says what is sent for how much. */
export default function GiftDialog({ name, onClose, ...giving }: Props) {
  const { t } = useText()
  const { offered, load, state, send } = useGifts(giving)
  const [chosen, setChosen] = useState<GiftName | null>(null)
  const list = typeof offered === 'string' ? null : offered
  const cost = list?.gifts.find((gift) => gift.name === chosen)?.cost
  return (
    <Tray
      open
      onClose={onClose}
      title={t('messaging.gift_title', { name })}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          {state.kind === 'broken' && <Problem>{t('messaging.gift_broke_off')}</Problem>}
          {state.kind === 'refused' && (
            <Problem>{state.message || t('messaging.conversation_gone')}</Problem>
          )}
          <p className="text-sm text-muted">
            {list && t('messaging.gift_balance', { credits: list.credits })}
          </p>
          <Button
            disabled={!chosen}
            loading={state.kind === 'sending'}
            onClick={() => chosen && send(chosen)}
            className="max-sm:w-full"
          >
            {cost === undefined ? t('messaging.pick_gift') : t('messaging.send_gift', { cost })}
          </Button>
        </div>
      }
    >
      {offered === 'loading' && <Loading />}
      {offered === 'failed' && <NotLoaded onRetry={load} />}
      {list && <Choice list={list} chosen={chosen} onChoose={setChosen} />}
    </Tray>
  )
}

function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className="w-full font-semibold text-danger">
      {children}
    </p>
  )
}

interface ChoiceProps {
  list: Offered
  chosen: GiftName | null
  onChoose: (gift: GiftName) => void
}

function Choice({ list: { gifts }, chosen, onChoose }: ChoiceProps) {
  const { t } = useText()
  return (
    <fieldset>
      <legend className="sr-only">{t('messaging.pick_gift')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-5">
        {gifts.map(({ name, cost }) => (
          <label
            key={name}
            className={classNames(
              'relative grid cursor-pointer content-start justify-items-center gap-1 rounded-card px-1.5 pt-2.5 pb-2',
              'text-center leading-snug hover:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-primary-strong',
              chosen === name && 'bg-tint inset-ring-2 inset-ring-primary-strong'
            )}
          >
            <input
              type="radio"
              name="gift"
              value={name}
              checked={chosen === name}
              onChange={() => onChoose(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <GiftArt gift={name} className="size-18 rounded-full bg-gift-ground p-2" />
            <span className="text-sm font-semibold text-balance">{t(`gifts.${name}`)}</span>
            <span className="text-sm text-muted">{t('messaging.credits_of', { cost })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Loading() {
  const { t } = useText()
  return (
    <div className="grid min-h-80 place-items-center text-muted">
      <Spinner />
      <span className="sr-only">{t('messaging.gifts_loading')}</span>
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-2 text-muted">
      <p role="alert">{t('messaging.gifts_failed')}</p>
      <Button variant="link" size="small" onClick={onRetry}>
        {t('common.try_again')}
      </Button>
    </div>
  )
}
