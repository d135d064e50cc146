import type { Read } from '@generated/answers'
import { FileText } from 'lucide-react'
import { Fact } from '~/components/payments/fact'
import { useText } from '~/i18n/use_text'

/** An invoice or credit note, stored as PDF. */
export type OrderPaper = Read<'payments/invoices_of', 'invoicesOf'>[number]

/** Links to the documents of an order, by their numbers. */
export function PaperFacts({ papers }: { papers: OrderPaper[] }) {
  const { t } = useText()
  return papers.map(({ kind, name, url }) => (
    <Fact key={url} term={t(`payments.paper_${kind}`)}>
      <a
        href={url}
        target="_blank"
        className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 text-primary-strong hover:underline"
      >
        <FileText aria-hidden="true" className="size-4 shrink-0" />
        <span className="break-all">{name}</span>
        <span className="sr-only">PDF</span>
      </a>
    </Fact>
  ))
}

/** Link beside an order in a list; keeps its space where there is no document. */
export function PaperButton({ paper }: { paper: OrderPaper | undefined }) {
  const { t } = useText()
  if (!paper) return <span className="size-11 shrink-0" />
  const label = `${t('payments.paper_invoice')} ${paper.name}`
  return (
    <a
      href={paper.url}
      target="_blank"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tint hover:text-primary-strong"
    >
      <FileText aria-hidden="true" className="size-5" />
    </a>
  )
}
