import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { isBusy } from '~/components/shell/is_busy'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useText } from '~/i18n/use_text'
import { dismiss } from '~/plain/dismiss'

const retryMilliseconds = 1000

/** Waits until nobody is writing; then it can be closed by its button only, which sets the cookie. */
export default function EntryDialog() {
  const { t } = useText()
  const { site } = usePage().props
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const openUnlessBusy = () => {
      if (isBusy()) timer = setTimeout(openUnlessBusy, retryMilliseconds)
      else setOpen(true)
    }
    openUnlessBusy()
    return () => clearTimeout(timer)
  }, [])
  const enter = () => {
    dismiss('hide-site-entry-warning')
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      closable={false}
      title={t('common.entry_title', { site: site.name })}
    >
      <p className="text-pretty">
        {site.entryText ?? t('common.entry_text', { site: site.name, age: site.minAge })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={enter}>{t('common.entry_enter', { age: site.minAge })}</Button>
        <Button variant="quiet" onClick={leaveSite}>
          {t('common.entry_leave')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Leaves the site: back to the page before, or to an empty one. */
function leaveSite() {
  if (history.length > 1) history.back()
  else location.replace('about:blank')
}
