import { Minus, Plus } from 'lucide-react'
import type { Sections } from '~/components/home/parts/home_sections'
import { Prose } from '~/components/pages/prose'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** The first questions of the page that answers them. */
export function Questions({ questions }: Pick<Sections, 'questions'>) {
  const { t } = useText()
  const pathOf = usePublicPath()
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="bg-ground [contain-intrinsic-size:auto_463px] [content-visibility:auto] lg:[contain-intrinsic-size:auto_325px]"
    >
      <div className="mx-auto grid max-w-[76rem] gap-x-12 gap-y-4 px-5 pt-4 pb-12 lg:grid-cols-[22rem_minmax(0,1fr)] lg:px-8">
        <div>
          <h2 id="questions-title" className="text-2xl">
            {t('welcome.questions_title')}
          </h2>
          <a
            href={pathOf('/pages/faq')}
            className="inline-flex min-h-11 items-center font-semibold text-primary-strong hover:underline"
          >
            {t('welcome.questions_link')}
          </a>
        </div>
        <div>
          {questions.map(({ question, html }, index) => (
            <details key={question} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-primary-strong group-open:hidden"
                />
                <Minus
                  aria-hidden="true"
                  className="hidden size-5 shrink-0 text-primary-strong group-open:block"
                />
              </summary>
              <div className="max-w-[42rem] pb-3.5 text-muted">
                <Prose html={html} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
