import { usePage } from '@inertiajs/react'
import { Button } from '~/components/ui/button'
import { useText } from '~/i18n/use_text'

/** Opened by a script of the document, `open_warning.edge`, which gives its buttons their meaning. */
export function EntryWarning() {
  const { t } = useText()
  const { site } = usePage().props
  return (
    <dialog data-warning aria-labelledby="warning-title" className="modal modal-dialog">
      <h2 id="warning-title" className="px-6 pt-6 pr-16 pb-3 text-xl">
        {t('common.entry_title', { site: site.name })}
      </h2>
      <div className="px-6 pt-1 pb-6">
        <p className="text-pretty">
          {site.entryText ?? t('common.entry_text', { site: site.name, age: site.minAge })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button data-enter>{t('common.entry_enter', { age: site.minAge })}</Button>
          <Button data-leave variant="quiet">
            {t('common.entry_leave')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
