import { Link } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import type { Summary } from '~/components/profiles/own_summary'
import { useText } from '~/i18n/use_text'
import type { ProfilePart } from '../../../core/profiles/completeness'

/** How complete the profile is, with links to what is missing. */
export function Completeness({ percent, missing }: Omit<Summary, 'age'>) {
  const { t, locale } = useText()
  const words = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
  return (
    <div>
      <p className="text-sm font-semibold">{t('profiles.complete', { percent: words })}</p>
      <svg
        aria-hidden="true"
        className="mt-2 block h-2 w-full overflow-hidden rounded-full bg-line text-success"
      >
        <rect width={`${percent}%`} height="100%" rx="4" fill="currentColor" />
      </svg>
      {missing.length > 0 && <Missing steps={stepsFor(missing)} />}
    </div>
  )
}

const steps = {
  picture: { href: '/profile/photos', text: 'common.add_picture' },
  about: { href: '/profile/edit#words', text: 'profiles.about_label' },
  interests: { href: '/profile/edit#interests', text: 'profiles.add_interests' },
  looks: { href: '/profile/edit#looks', text: 'profiles.add_looks' },
} as const

type Step = (typeof steps)[keyof typeof steps]

/** All traits are edited in one section. */
function stepsFor(missing: ProfilePart[]): Step[] {
  const names = missing.map((part) => {
    return part === 'picture' || part === 'about' || part === 'interests' ? part : 'looks'
  })
  return [...new Set(names)].map((name) => steps[name])
}

function Missing({ steps: open }: { steps: Step[] }) {
  const { t } = useText()
  return (
    <ul aria-label={t('profiles.complete_next')} className="mt-3 flex flex-wrap gap-2">
      {open.map(({ href, text }) => (
        <li key={href}>
          <Link
            href={href}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-sm font-semibold inset-ring-[1.5px] inset-ring-line hover:bg-tint"
          >
            <Plus aria-hidden="true" className="size-4 text-primary-strong" />
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
