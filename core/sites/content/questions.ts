import { splitHeading } from '#core/sites/content/page'

/** A question that a page asks and answers; the answer is Markdown. */
export type Question = Readonly<{ question: string; answer: string }>

/**
 * The questions of a page in their order: its second headings, each with what stands under it. One
 * without an answer is none. Rule: docs/product/sites.md, Home page.
 */
export function questionsIn(text: string): readonly Question[] {
  const parts = splitHeading(text)
    .body.split(/^## +(?=\S)/m)
    .slice(1)
  return parts.map(read).filter(({ answer }) => answer !== '')
}

function read(part: string): Question {
  const [question = '', ...answer] = part.split('\n')
  return { question: question.trim(), answer: answer.join('\n').trim() }
}
