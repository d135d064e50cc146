import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' }
import type { ChildNode } from 'postcss'
import { oldestBrowsers } from '#config/browsers'

const { properties, selectors, 'at-rules': atRules } = bcd.css

/** What a node of a style sheet uses that one of the oldest browsers does not know. */
export function youngFeatures(node: ChildNode) {
  return [...featuresOf(node)]
    .filter(([, feature]) => isYoung(feature?.__compat))
    .map(([name]) => name)
}

/** Whether a style sheet asks first if the browser knows what stands in this node. */
export function isAskedFirst({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false
  return (
    (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') ||
    isAskedFirst(parent as ChildNode)
  )
}

type Feature = [name: string, feature: Identifier | undefined]

function featuresOf(node: ChildNode): Feature[] {
  if (node.type === 'decl') {
    // One with a prefix is for one engine, beside what others know.
    if (node.prop.startsWith('-')) return []
    const property: Identifier | undefined = properties[node.prop]
    const words = node.value.split(' ')
    return [
      [node.prop, property],
      ...words.map((word): Feature => [`${node.prop}: ${word}`, property?.[word]]),
    ]
  }
  if (node.type === 'rule') {
    return [...node.selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([whole, name]) => [
      whole,
      selectors[name],
    ])
  }
  if (node.type !== 'atrule') return []
  const rule: Identifier | undefined = atRules[node.name]
  const asked = [...node.params.matchAll(/\(([a-z][a-z-]*)/g)]
  return [
    [`@${node.name}`, rule],
    ...asked.map(([, name]): Feature => [`@${node.name} ${name}`, rule?.[name]]),
  ]
}

function isYoung(compat: CompatStatement | undefined) {
  if (!compat) return false
  return Object.entries(oldestBrowsers).some(([engine, oldest]) => {
    const support = [compat.support[engine as keyof typeof oldestBrowsers] ?? []].flat()
    const [first] = support.filter(({ flags, prefix }) => !flags && !prefix)
    return !(Number.parseFloat(String(first?.version_added).replace('≤', '')) <= Number(oldest))
  })
}
