import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ButtonLink } from '~/components/ui/button_link'
import { Spinner } from '~/components/ui/spinner'
import { useText } from '~/i18n/use_text'

const parts = ['members', 'next', 'similar']

/** Adds the next page below; without script it is a link to that page. */
export function ShowMore({ href, only = parts }: { href: string; only?: string[] }) {
  const { t } = useText()
  const [loading, setLoading] = useState(false)
  const finish = () => {
    setLoading(false)
    keepForBackButton()
  }
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
        onFinish={finish}
        icon={loading && <Spinner />}
      >
        {t('discovery.show_more')}
      </ButtonLink>
    </p>
  )
}

/** A visit that keeps its address is not written to the history; who comes back wants all of it. */
function keepForBackButton() {
  router.replace({ preserveScroll: true, preserveState: true })
}
