import type { Read } from '@generated/answers'
import { Link } from '@inertiajs/react'
import { Lock } from 'lucide-react'
import { ActiveFilters } from '~/components/discovery/active_filters'
import { DiscoveryTabs } from '~/components/discovery/discovery_tabs'
import { FilterForm } from '~/components/discovery/filter_form'
import { FilterSheet } from '~/components/discovery/filter_sheet'
import { type Found, Results } from '~/components/discovery/results'
import { addressOf, type Choices, type Search } from '~/components/discovery/search'
import { useActiveFilters } from '~/components/discovery/use_active_filters'
import { useSearchWords } from '~/components/discovery/use_search_words'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  Found &
    Choices & {
      search: Search
      defaults: Search
      total: Read<'discovery/count_members', 'countMembers'>
      isFirstPage: boolean
    }
>

export default function Members(props: Props) {
  const { t } = useText()
  const { search, defaults, countries, regions, basicFields, advanced, total } = props
  const filters = { search, defaults, countries, regions, basicFields, advanced }
  const words = useSearchWords(search, filters)
  const { title } = words
  const active = useActiveFilters(search, defaults, words)
  return (
    <div className="mx-auto grid w-full max-w-[95rem] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 px-4 pt-5 pb-16 lg:grid-cols-[240px_minmax(0,1fr)] lg:px-8 lg:pt-8">
      <PageTitle title={title} />
      <div className="-mt-4 lg:col-span-2 lg:mb-3">
        <DiscoveryTabs current="/members" />
      </div>
      <aside className="sticky top-4 -mx-3 hidden max-h-[calc(100dvh-2rem)] self-start overflow-y-auto px-3 pb-4 lg:block">
        <h2 className="mt-1.5 mb-4.5">{t('discovery.filters')}</h2>
        <FilterForm {...filters} />
      </aside>
      <section>
        <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:min-h-10">
          <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div className="flex grow basis-28 flex-wrap items-baseline gap-x-3.5">
              <h1 className="text-xl lg:text-2xl">{title}</h1>
              <p role="status" className="text-sm text-muted lg:text-base">
                {t('discovery.members', { count: total })}
              </p>
            </div>
            <FilterSheet {...filters} active={active.length} total={total} />
          </div>
          <ActiveFilters filters={active} />
        </header>
        {advanced.ignored && <IgnoredFilters />}
        {!props.isFirstPage && (
          <p className="mb-4">
            <Link href={addressOf(search, defaults)} className="text-primary-strong underline">
              {t('discovery.from_the_start')}
            </Link>
          </p>
        )}
        <Results
          {...filters}
          members={props.members}
          next={props.next}
          similar={props.similar}
          promos={props.promos}
        />
      </section>
    </div>
  )
}

/** The URL has premium filters that this member may not use. */
function IgnoredFilters() {
  const { t } = useText()
  return (
    <p role="note" className="mb-4 flex items-start gap-2.5 rounded-card bg-tint px-4 py-3 text-sm">
      <Lock aria-hidden="true" className="mt-px size-5 shrink-0" />
      <span className="text-pretty">{t('discovery.premium_filters_ignored')}</span>
    </p>
  )
}
