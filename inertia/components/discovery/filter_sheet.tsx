import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FilterForm, type FilterProps } from '~/components/discovery/filter_form'
import { Button } from '~/components/ui/button'
import { SideSheet } from '~/components/ui/side_sheet'
import { useText } from '~/i18n/use_text'

interface Props extends FilterProps {
  active: number
  total: number
}

/** The filters in a side sheet on phones; its button shows the number of results. */
export function FilterSheet({ active, total, ...filters }: Props) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="shrink-0 lg:hidden">
      <Button
        variant="quiet"
        className="max-h-11 px-4 text-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
      >
        <span>{t('discovery.filters')}</span>
        {active > 0 && (
          <span className="grid size-5 place-items-center rounded-full bg-primary text-sm/none text-dark">
            <span aria-hidden="true">{active}</span>
            <span className="sr-only">{t('discovery.filters_active', { count: active })}</span>
          </span>
        )}
      </Button>
      <SideSheet
        open={open}
        onClose={close}
        title={t('discovery.filters')}
        footer={
          <Button wide onClick={close} aria-live="polite">
            {open && t('discovery.show_members', { count: total })}
          </Button>
        }
      >
        <FilterForm {...filters} />
      </SideSheet>
    </div>
  )
}
