import { router } from '@inertiajs/react'
import { useState } from 'react'
import { ButtonLink } from '~/components/ui/button_link'
import { Spinner } from '~/components/ui/spinner'
import { useText } from '~/i18n/use_text'

const parts = ['members', 'next', 'similar']
const adding = { preserveScroll: true, preserveState: true, preserveUrl: true }

/** Appends the next page; without script, a link to it. */
export function ShowMore({ href, only = parts }: { href: string; only?: string[] }) {
  const { t } = useText()
  const [loading, setLoading] = useState(false)
  const finish = () => {
    setLoading(false)
    keepForBackButton()
  }
  const visit = { ...adding, only, onStart: () => setLoading(true), onFinish: finish }
  return (
    <p className="mt-8 text-center">
      <ButtonLink
        variant="quiet"
        href={href}
        visit={visit}
        aria-busy={loading || undefined}
        icon={loading && <Spinner />}
      >
        {t('discovery.show_more')}
      </ButtonLink>
    </p>
  )
}

/** Saves the extended list in the history, for coming back to it. */
function keepForBackButton() {
  router.replace({ preserveScroll: true, preserveState: true })
}
