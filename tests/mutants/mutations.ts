import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** One change of the source: this part of a file becomes that text. */
export type Mutation = Readonly<{
  file: string
  start: number
  end: number
  text: string
  /** For people: where, and what became of what. */
  title: string
}>

type Broken = Readonly<{ shown?: ts.Node; becomes: string; text?: string }>

/** A statement: where one must stand an empty one does. */
const leftOut: Broken = { becomes: 'nothing', text: '{}' }

const turned = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
])

/** Every place of core that can be broken, in the order of files and places. */
export function mutationsOfCore() {
  return globSync('core/**/*.ts').toSorted().flatMap(mutationsIn)
}

function mutationsIn(file: string) {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const visit = (node: ts.Node): void => {
    // Types have no behaviour.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const broken = brokenBy(node)
    if (broken !== null) {
      const { shown = node, becomes, text: written = becomes } = broken
      const { line } = source.getLineAndCharacterOfPosition(shown.getStart(source))
      const was = shown.getText(source).replaceAll(/\s+/g, ' ').slice(0, 60)
      const title = `${file}:${line + 1}: ${was} → ${becomes}`
      found.push({ file, start: node.getStart(source), end: node.getEnd(), text: written, title })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What becomes of it, or of the part of it that is shown; null for what is not broken. */
function brokenBy(node: ts.Node): Broken | null {
  if (ts.isBinaryExpression(node)) return turn(node)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { becomes: 'false' }
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { becomes: 'true' }
  if (ts.isNumericLiteral(node)) {
    return { becomes: String(Number(node.text.replaceAll('_', '')) + 1) }
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return { becomes: node.operand.getText() }
  }
  if (ts.isIfStatement(node) && ts.isReturnStatement(node.thenStatement)) return leftOut
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return leftOut
  return null
}

/** In parentheses: `&&` may not stand beside `??`, and what cannot be parsed would count as noticed. */
function turn({ left, operatorToken, right }: ts.BinaryExpression) {
  const becomes = turned.get(operatorToken.kind)
  if (becomes === undefined) return null
  const text = `((${left.getText()}) ${becomes} (${right.getText()}))`
  return { shown: operatorToken, becomes, text }
}

/** Whether an expression is a call, awaited or not. */
function isCall(expression: ts.Expression): boolean {
  return ts.isAwaitExpression(expression)
    ? isCall(expression.expression)
    : ts.isCallExpression(expression)
}
