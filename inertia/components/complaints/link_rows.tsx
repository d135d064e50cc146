import { ChevronRight, type LucideIcon } from 'lucide-react'
import { PageLink } from '~/components/ui/page_link'

export interface LinkRow {
  href: string
  icon: LucideIcon
  words: string
}

/** Quiet ways to something else, one a row. */
export function LinkRows({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  return (
    <section className="mt-6">
      <h2 className="text-sm text-muted">{title}</h2>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {rows.map(({ href, icon: Icon, words }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="flex min-h-12 items-center gap-3.5 py-2 hover:bg-tint focus-visible:-outline-offset-3"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
              <span className="min-w-0 grow">{words}</span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
