import { useState } from 'react'
import { GiftArt } from '~/components/messaging/gift_art'
import { type GiftOffer, useGifts } from '~/components/messaging/composer/use_gifts'
import type { Answer, Refusal } from '~/components/messaging/types'
import { Button } from '~/components/ui/button'
import { classNames } from '~/components/ui/class_names'
import { Spinner } from '~/components/ui/spinner'
import { BottomSheet } from '~/components/ui/bottom_sheet'
import { useText } from '~/i18n/use_text'
import type { GiftName } from '../../../../core/messaging/gifts/catalogue'

interface Props {
  /** Endpoint of the conversation, or of the member while there is none. */
  url: string
  name: string
  onSent: (answer: Answer) => void
  onRefused: (refusal: Refusal) => void
  onClose: () => void
}

export default function GiftDialog({ name, onClose, ...sending }: Props) {
  const { t } = useText()
  const { offer, load, state, send } = useGifts(sending)
  const [chosen, setChosen] = useState<GiftName | null>(null)
  const loaded = typeof offer === 'string' ? null : offer
  const cost = loaded?.gifts.find((gift) => gift.name === chosen)?.cost
  return (
    <BottomSheet
      open
      tall
      onClose={onClose}
      title={t('messaging.gift_title', { name })}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          {state.kind === 'broken' && <Alert>{t('messaging.gift_broke_off')}</Alert>}
          {state.kind === 'refused' && (
            <Alert>{state.message || t('messaging.conversation_gone')}</Alert>
          )}
          <p className="min-h-lh text-sm text-muted">
            {loaded && t('messaging.gift_balance', { credits: loaded.credits })}
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
      {offer === 'loading' && <Loading />}
      {offer === 'failed' && <LoadFailed onRetry={load} />}
      {loaded && <GiftOptions gifts={loaded.gifts} chosen={chosen} onChoose={setChosen} />}
    </BottomSheet>
  )
}

function Alert({ children }: { children: string }) {
  return (
    <p role="alert" className="w-full font-semibold text-danger">
      {children}
    </p>
  )
}

interface GiftOptionsProps {
  gifts: GiftOffer['gifts']
  chosen: GiftName | null
  onChoose: (gift: GiftName) => void
}

function GiftOptions({ gifts, chosen, onChoose }: GiftOptionsProps) {
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

function LoadFailed({ onRetry }: { onRetry: () => void }) {
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
