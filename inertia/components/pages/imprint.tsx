import type { Read } from '@generated/answers'
import type { ReactNode } from 'react'
import { useText } from '~/i18n/use_text'

export type Company = NonNullable<Read<'pages/imprint', 'imprintOf'>>

/** The legal notice: who runs the site. */
export function Imprint({ company }: { company: Company }) {
  const { t } = useText()
  const { address, city, country, email, kvk, name, phone, tradenames, vatNumbers } = company
  return (
    <section aria-labelledby="imprint" className="mt-12 border-t border-line pt-8">
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
        {tradenames.length > 0 && <Line term={t('pages.tradenames')}>{tradenames.join(', ')}</Line>}
        {kvk && <Line term={t('pages.kvk')}>{kvk}</Line>}
        {vatNumbers.length > 0 && (
          <Line term={t('pages.vat_numbers')}>{vatNumbers.join(', ')}</Line>
        )}
        {phone && (
          <Line term={t('pages.phone')}>
            <Reach href={`tel:${phone}`}>{phone}</Reach>
          </Line>
        )}
        <Line term={t('pages.email')}>
          <Reach href={`mailto:${email}`}>{email}</Reach>
        </Line>
      </dl>
    </section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words max-sm:mb-2">{children}</dd>
    </div>
  )
}

function Reach({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-primary-strong underline">
      {children}
    </a>
  )
}
