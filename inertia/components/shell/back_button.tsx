import { usePage } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

const deeperPages = [/^\/members\/[^/]+$/, /^\/likes\/[^/]+(\/[^/]+)?$/, /^\/credits(\/|$)/]

/** Back button on deeper pages of the installed app, which has no browser bar. */
export function BackButton() {
  const { t } = useText()
  const { path } = usePage().props
  const [leadsBack, setLeadsBack] = useState(false)
  useEffect(() => setLeadsBack(leadsBackInApp()), [path])
  if (!leadsBack || !deeperPages.some((page) => page.test(path))) return null
  return (
    <IconButton
      label={t('common.back')}
      icon={<ArrowLeft aria-hidden="true" className="size-5" />}
      onClick={() => history.back()}
      className="mr-1 -ml-3 hover:bg-white/10"
    />
  )
}

/** Whether this is the installed app, and there is a page to go back to. */
export function leadsBackInApp() {
  const canGoBack = 'navigation' in window ? navigation.canGoBack : history.length > 1
  return canGoBack && matchMedia('(display-mode: standalone)').matches
}
