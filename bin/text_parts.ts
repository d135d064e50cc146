import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The names of the arguments and tags of a text. */
export function argumentsOf(elements: MessageFormatElement[]): Set<string> {
  return new Set(
    elements.flatMap((element) => [
      ...ownName(element),
      ...childrenOf(element).flatMap((part) => [...argumentsOf(part)]),
    ])
  )
}

function ownName(element: MessageFormatElement) {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return []
  return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`]
}

/** The translated parts of a text, without its arguments; of a plural or a choice those of every form. */
export function literalsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : childrenOf(element).flatMap(literalsOf)
  )
}

/** The texts inside a tag, a plural or a choice. */
export function childrenOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
  return Object.values(element.options).map((option) => option.value)
}
