import type { Read } from '@generated/answers'
import { useText } from '~/i18n/use_text'

export type Company = NonNullable<Read<'pages/imprint', 'imprintOf'>>

/** The legal notice: who runs the site. */
export function Imprint({ company }: { company: Company }) {
  const { t } = useText()
  const { address, city, country, lines, name } = company
  return (
    <section aria-labelledby="imprint" className="mb-10">
      <h2 id="imprint" className="text-xl">
        {t('pages.imprint')}
      </h2>
      <address className="mt-4 break-words not-italic">
        <strong>{name}</strong>
        <br />
        {address}
        <br />
        {city}, {country}
      </address>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map((line) => (
          <Line key={line.term} line={line} />
        ))}
      </dl>
    </section>
  )
}

function Line({ line: { href, term, text } }: { line: Company['lines'][number] }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words max-sm:mb-2">
        {href ? (
          <a href={href} className="text-primary-strong underline">
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  )
}
