import type { ReactNode } from 'react'

/** Links within a consent; they open a new tab, so that no input is lost. */
export const legalLinks = { terms: linkTo('terms'), privacy: linkTo('privacy') }

function linkTo(page: string) {
  return function LegalLink(words: ReactNode[]) {
    return (
      <a
        href={`/pages/${page}`}
        target="_blank"
        className="font-semibold text-primary-strong underline"
      >
        {words}
      </a>
    )
  }
}
