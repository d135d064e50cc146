import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { WrongBankFile } from '#core/ports/bank_files'

/** An element: its children by name, its text under '#text', its attributes under '@…'. */
export interface Xml {
  readonly [name: string]: readonly Xml[] | string | undefined
}

const largest = 20 * 1024 * 1024

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  // Numeric references, such as &#252;, among them.
  htmlEntities: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/**
 * Decodes a file of a bank. Files with a document type are refused, as entities could read local
 * files or expand without end; no bank sends one.
 */
export function xmlText(content: Uint8Array): string {
  if (content.byteLength > largest) throw new WrongBankFile('is larger than 20 MB')
  const text = decode(content)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new WrongBankFile('names a document type or entities')
  const validity = XMLValidator.validate(text)
  if (validity === true) return text
  throw new WrongBankFile(`is no whole XML: ${validity.err.msg} (line ${validity.err.line})`)
}

/** The parser throws for elements within a hundred others, and for names that every object of JavaScript has. */
export function parseXml(text: string): Xml {
  try {
    return parser.parse(text) as Xml
  } catch {
    throw new WrongBankFile('has elements that no bank sends: too deep, or named like __proto__')
  }
}

/** Every element at the end of a path of names. */
export function all(node: Xml, ...path: string[]): readonly Xml[] {
  return path.reduce<readonly Xml[]>(
    (nodes, name) => nodes.flatMap((one) => listOf(one, name)),
    [node]
  )
}

/** The text at the end of a path; null when it is missing or blank. */
export function textAt(node: Xml, ...path: string[]): string | null {
  const text = all(node, ...path).at(0)?.['#text']
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

/** The text at the end of a path; throws WrongBankFile without it. */
export function requiredTextAt(node: Xml, ...path: string[]): string {
  const text = textAt(node, ...path)
  if (text === null) throw new WrongBankFile(`lacks ${path.join('/')}`)
  return text
}

/** Every element of this name at any depth, but not within another of that name. */
export function find(node: Xml, name: string): readonly Xml[] {
  return Object.keys(node).flatMap((child) => {
    const nodes = listOf(node, child)
    return child === name ? nodes : nodes.flatMap((one) => find(one, name))
  })
}

function listOf(node: Xml, name: string): readonly Xml[] {
  const found = node[name]
  return Array.isArray(found) ? found : []
}

/** Files of banks are UTF-8, with or without a byte order mark, or say what else they are in. */
function decode(content: Uint8Array) {
  const label = encodingOf(content)
  try {
    return new TextDecoder(label, { fatal: true }).decode(content)
  } catch {
    throw new WrongBankFile(`is not in ${label.toUpperCase()}`)
  }
}

function encodingOf(content: Uint8Array) {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(content.subarray(0, 200))
  return /^[^<]*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8'
}
