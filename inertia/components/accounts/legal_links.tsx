import type { ReactNode } from 'react'

/** For texts that name what one agrees to: it opens beside the page, so that nothing typed is lost. */
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
