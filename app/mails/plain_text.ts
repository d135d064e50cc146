import type { WrittenMail } from '#mails/write_mail'

/** Lines of text in mails are no longer, as programs that show text do not always wrap it. */
const lineLength = 76

/** A mail as text: paragraphs with a blank line between them, and addresses on lines of their own. */
export function plainText(mail: WrittenMail, stop: Links = []) {
  const { body, button, company, footer, greeting, imprint, notes } = mail
  const paragraphs = [
    greeting,
    ...body.flatMap((part) => linesOf(part, mail.siteUrl)),
    withAddress(button),
    ...notes,
    ...stop.map(withAddress),
  ]
  const foot = [footer, ...company, withAddress(imprint)]
  return [...paragraphs.map(wrapped), ['-- ', ...foot.map(wrapped)].join('\n')].join('\n\n')
}

type Links = readonly Readonly<{ words: string; link: string }>[]

function linesOf(part: WrittenMail['body'][number], siteUrl: string) {
  if ('paragraph' in part) return [part.paragraph]
  if ('quote' in part) return [part.quote]
  if ('links' in part) {
    return part.links.map(({ path, words }) => withAddress({ words, link: siteUrl + path }))
  }
  return part.facts.flatMap(([label, value]) => (value ? [`${label}:\n${value}`] : []))
}

function withAddress({ link, words }: Links[number]) {
  return `${words}:\n${link}`
}

function wrapped(paragraph: string) {
  return paragraph.split('\n').map(wrappedLine).join('\n')
}

function wrappedLine(line: string) {
  let length = 0
  const words = line.split(' ').map((word, index) => {
    const fits = index === 0 || length + 1 + word.length <= lineLength
    length = fits ? length + word.length + (index === 0 ? 0 : 1) : word.length
    if (index === 0) return word
    return (fits ? ' ' : '\n') + word
  })
  return words.join('')
}
