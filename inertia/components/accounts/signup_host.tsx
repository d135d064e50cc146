import type { Page } from '@inertiajs/core'
import { progress, router, usePage } from '@inertiajs/react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { SignupProps } from '~/components/accounts/signup_props'
import { SignupOpener } from '~/components/accounts/signup_opener'
import { loadChunk } from '~/reload_guard'
import { fetchPage, pageIn, type SitePage } from '~/components/accounts/fetch_page'

interface Opened {
  start: SignupProps
  Modal: ComponentType<{ start: SignupProps; onClose: () => void }>
}

/** Opens the sign-up in a modal over the page, for links that use `useSignupModal`. */
export function SignupHost({ children }: { children: ReactNode }) {
  const page = usePage()
  const [opened, setOpened] = useState<Opened | null>(null)
  const underWay = useRef(false)
  useEffect(() => setOpened(null), [page.url])
  const open = async (href: string) => {
    if (underWay.current) return
    underWay.current = true
    progress.start()
    const found = await load(href, page)
    progress.finish()
    underWay.current = false
    if (found) setOpened(found)
    else router.visit(href)
  }
  return (
    <SignupOpener value={open}>
      {children}
      {opened && <opened.Modal start={opened.start} onClose={() => setOpened(null)} />}
    </SignupOpener>
  )
}

/** Null when the URL shows no sign-up, as on a site by invitation. */
async function load(href: string, from: Page): Promise<Opened | null> {
  const code = loadChunk(() => import('~/components/accounts/signup_modal'))
  const [modal, answer] = await Promise.all([code, fetchPage(href, from)])
  const page = await pageIn(answer)
  return modal && isSignup(page) ? { Modal: modal.default, start: page.props } : null
}

function isSignup(page: SitePage | null): page is SitePage<SignupProps> {
  return page?.component === 'accounts/signup'
}
