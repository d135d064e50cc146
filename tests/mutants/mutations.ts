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
  const add = (node: ts.Node, replacement: string) => {
    const start = node.getStart(source)
    const { line } = source.getLineAndCharacterOfPosition(start)
    const was = node.getText(source).replaceAll(/\s+/g, ' ').slice(0, 60)
    const title = `${file}:${line + 1}: ${was} → ${replacement || 'nothing'}`
    found.push({ file, start, end: node.getEnd(), text: replacement, title })
  }
  const visit = (node: ts.Node): void => {
    // Types have no behaviour.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    const replacement = brokenBy(node)
    if (replacement !== null) add(node, replacement)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What stands there instead; null for what is not broken. */
function brokenBy(node: ts.Node) {
  if (
    ts.isToken(node) &&
    ts.isBinaryExpression(node.parent) &&
    node.parent.operatorToken === node
  ) {
    return turned.get(node.kind) ?? null
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true'
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')) + 1)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return node.operand.getText()
  }
  if (ts.isIfStatement(node) && ts.isReturnStatement(node.thenStatement)) return ''
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return ''
  return null
}

/** Also one that is awaited. */
function isCall(expression: ts.Expression): boolean {
  return ts.isAwaitExpression(expression)
    ? isCall(expression.expression)
    : ts.isCallExpression(expression)
}
