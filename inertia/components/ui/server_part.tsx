import { createContext, type ReactNode, useContext, useEffect } from 'react'

type Name = 'home-sections' | 'home-footer'

/** What the server renders in each part, by name: in the browser there is none. */
export const ServerParts = createContext<Partial<Record<Name, ReactNode>>>({})

const known: Partial<Record<Name, string>> = {}

/**
 * A part of a page that the server alone renders: the browser has its HTML, but neither its components
 * nor its texts, and keeps it while it shows other pages. Where the page was not what the document began
 * with, there is none, and a new document has it. See docs/decisions/0101.
 */
export function ServerPart({ name }: { name: Name }) {
  const part = useContext(ServerParts)[name]
  const html = part ? '' : (known[name] ??= document.getElementById(name)?.innerHTML)
  useEffect(() => {
    if (html === undefined) location.reload()
  }, [])
  if (part) return <div id={name}>{part}</div>
  return <div id={name} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
}
