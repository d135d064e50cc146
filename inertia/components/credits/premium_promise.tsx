import { usePage } from '@inertiajs/react'
import { Heart, Images, type LucideIcon, MessageCircle, Sparkles } from 'lucide-react'
import { formatPercent } from '~/components/credits/format_percent'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

const gains: [LucideIcon, TextKey][] = [
  [Images, 'credits.premium_photos'],
  [MessageCircle, 'credits.premium_conversations'],
  [Heart, 'credits.premium_likes'],
]

/** Premium benefits of the first bundle, for members who are not premium yet. */
export function PremiumPromise({ claimPercent }: { claimPercent: number | null }) {
  const { t } = useText()
  const { me } = usePage().props
  if (me?.premium) return null
  return (
    <section className="px-1 lg:px-0">
      <h2>{t('credits.premium_title')}</h2>
      <PremiumGains claimPercent={claimPercent} />
    </section>
  )
}

/** The premium benefits. */
export function PremiumGains({ claimPercent }: { claimPercent: number | null }) {
  const { t, locale } = useText()
  return (
    <>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {claimPercent !== null && (
          <Gain icon={Sparkles}>
            {t('credits.premium_claim', { percent: formatPercent(claimPercent, locale) })}
          </Gain>
        )}
        {gains.map(([icon, text]) => (
          <Gain key={text} icon={icon}>
            {t(text)}
          </Gain>
        ))}
      </ul>
      <p className="mt-2 text-sm text-pretty text-muted">{t('credits.premium_stays')}</p>
    </>
  )
}

function Gain({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-3 py-1.5">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      {children}
    </li>
  )
}
