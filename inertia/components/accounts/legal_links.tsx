import type { PropsWithChildren, ReactNode } from 'react'
import { usePublicPath } from '~/components/ui/use_public_path'

/** Links within a consent; they open a new tab, so that no input is lost. */
export const legalLinks = {
  terms: (words: ReactNode[]) => <LegalLink page="terms">{words}</LegalLink>,
  privacy: (words: ReactNode[]) => <LegalLink page="privacy">{words}</LegalLink>,
}

function LegalLink({ page, children }: PropsWithChildren<{ page: string }>) {
  const pathOf = usePublicPath()
  return (
    <a
      href={pathOf(`/pages/${page}`)}
      target="_blank"
      className="font-semibold text-primary-strong underline"
    >
      {children}
    </a>
  )
}
