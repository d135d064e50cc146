import type { Read } from '@generated/answers'
import { type Company, Imprint } from '~/components/pages/imprint'
import { Prose } from '~/components/pages/prose'
import { PageTitle } from '~/components/shell/page_title'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<Read<'pages/static_page', 'staticPage'> & { imprint: Company | null }>

export default function StaticPage({ title, html, imprint }: Props) {
  return (
    <article className="mx-auto max-w-[44rem] px-5 py-10 lg:py-16">
      <PageTitle title={title} />
      <h1 className="mb-6 lg:text-3xl">{title}</h1>
      <Prose html={html} />
      {imprint && <Imprint company={imprint} />}
    </article>
  )
}
