import { Prose } from '~/components/pages/prose'
import { PageTitle } from '~/components/shell/page_title'
import type { InertiaProps } from '~/types'

export default function StaticPage({ title, html }: InertiaProps<{ title: string; html: string }>) {
  return (
    <article className="mx-auto max-w-[44rem] px-5 py-10 lg:py-16">
      <PageTitle title={title} />
      <h1 className="mb-6 lg:text-3xl">{title}</h1>
      <Prose html={html} />
    </article>
  )
}
