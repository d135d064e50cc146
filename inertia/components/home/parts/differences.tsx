import type { ReactNode } from 'react'
import type { Sections } from '~/components/home/parts/home_sections'
import {
  CookiesProof,
  FictionalProof,
  PriceProof,
  RefundProof,
} from '~/components/home/parts/proofs'
import { Section } from '~/components/home/parts/section'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** What is different here, each with a piece of proof and the page that has all of it. */
export function Differences(props: NonNullable<Sections['differences']>) {
  const { bundle, cookies, hasFictionalProfiles, refund } = props
  const { t } = useText()
  return (
    <Section
      id="what-is-different"
      raised
      title={t('welcome.differences_title')}
      reserved="[contain-intrinsic-size:auto_1305px] sm:[contain-intrinsic-size:auto_707px] lg:[contain-intrinsic-size:auto_432px]"
    >
      <ul className="mt-5 grid gap-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(0,1fr))] lg:grid-flow-col">
        {bundle && (
          <Difference
            title={t('welcome.price_title')}
            text={t('welcome.price_text')}
            proof={<PriceProof {...bundle} />}
            href="/pricing"
            link={t('welcome.price_link')}
          />
        )}
        <Difference
          title={t('welcome.fictional_title')}
          text={t(hasFictionalProfiles ? 'welcome.fictional_text' : 'welcome.fictional_none_text')}
          proof={<FictionalProof />}
          href="/pages/fictional-profiles"
          link={t('welcome.fictional_link')}
        />
        {refund && (
          <Difference
            title={t('welcome.refund_title')}
            text={t('welcome.refund_text', { days: refund.days })}
            proof={<RefundProof {...refund} />}
            href="/pages/return-policy"
            link={t('welcome.refund_link')}
          />
        )}
        <Difference
          title={t('welcome.cookies_title')}
          text={t('welcome.cookies_text')}
          proof={<CookiesProof {...cookies} />}
          href="/pages/cookies"
          link={t('welcome.cookies_link')}
        />
      </ul>
    </Section>
  )
}

interface DifferenceProps {
  title: string
  text: string
  proof: ReactNode
  href: string
  link: string
}

function Difference({ title, text, proof, href, link }: DifferenceProps) {
  const pathOf = usePublicPath()
  return (
    <li className="flex min-w-0 flex-col">
      <div className="h-[124px] overflow-hidden rounded-card bg-ground">{proof}</div>
      <h3 className="mt-4 text-lg">{title}</h3>
      <p className="mt-1 mb-1 text-pretty text-muted">{text}</p>
      <a
        href={pathOf(href)}
        className="mt-auto inline-flex min-h-11 items-center self-start font-semibold text-primary-strong hover:underline"
      >
        {link}
      </a>
    </li>
  )
}
