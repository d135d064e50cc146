import { useState } from 'react'
import { ButtonLink } from '~/components/ui/button_link'
import { Spinner } from '~/components/ui/spinner'
import { useText } from '~/i18n/use_text'

const parts = ['members', 'next', 'similar']

/** Adds the next page below; without script it is a link to that page. */
export function ShowMore({ href, only = parts }: { href: string; only?: string[] }) {
  const { t } = useText()
  const [loading, setLoading] = useState(false)
  return (
    <p className="mt-8 text-center">
      <ButtonLink
        variant="quiet"
        href={href}
        only={only}
        preserveScroll
        preserveState
        preserveUrl
        aria-busy={loading || undefined}
        onStart={() => setLoading(true)}
        onFinish={() => setLoading(false)}
        icon={loading && <Spinner />}
      >
        {t('discovery.show_more')}
      </ButtonLink>
    </p>
  )
}
