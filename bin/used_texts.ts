/*
 * Finds the texts that the code uses. The type checker resolves keys in template literals, so
 * `payments.status_${status}` uses the texts of the existing statuses and no others.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { fillings } from './view_texts.js'

const folders = ['app', 'core', 'inertia', 'start']

/** The key of a refusal's text is its code. */
const refusals = 'errors.'
const adminRefusals = 'admin.refusals.'
/** The key of a validation text is the name of its rule, for lists prefixed with the type. */
const rules = 'validator.shared.messages.'

/** Complaints about these keys: unused ones, and places that could use any key. */
export function complaintsAboutUse(root: string, keys: readonly string[]) {
  const areas = [...new Set(keys.map((key) => key.split('.')[0]))]
  const code = textsUsedBy(projectOf(root), areas)
  const views = viewsBelow(join(root, 'resources/views'))
  const used = new Set([code, ...views].flatMap((one) => [...one.keys]))
  const validators = filesBelow(join(root, 'app/validators')).join('\n')
  const isUsed = (key: string) => {
    if (key.startsWith(refusals)) return used.has(key.slice(refusals.length))
    if (key.startsWith(adminRefusals)) return used.has(key.slice(adminRefusals.length))
    if (key.startsWith(rules)) return asksFor(validators, key.slice(rules.length))
    return used.has(key)
  }
  return [
    ...[code, ...views].flatMap(({ unclear }) => unclear),
    ...keys.filter((key) => !isUsed(key)).map((key) => `${key} is used nowhere`),
  ]
}

/** True if a validator has the rule; every validator has `required`. */
function asksFor(validators: string, rule: string) {
  const names = rule.split('.')
  return rule === 'required' || names.every((name) => validators.includes(`.${name}(`))
}

function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

export type UsedTexts = Readonly<{
  keys: ReadonlySet<string>
  /** Places where a key contains a value without a literal type. */
  unclear: readonly string[]
}>

/** The whole project: the tsconfig of the pages includes the server. */
export function projectOf(root: string) {
  const settings = join(root, 'inertia/tsconfig.json')
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(settings, ts.sys.readFile).config,
    ts.sys,
    join(root, 'inertia')
  )
  const program = ts.createProgram(fileNames, options)
  const inside = folders.map((folder) => join(root, folder, '/'))
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => inside.some((folder) => fileName.startsWith(folder)))
  return { checker: program.getTypeChecker(), files }
}

/** The keys of these areas that the files use, literal or composed. */
export function textsUsedBy(
  { checker, files }: Pick<ReturnType<typeof projectOf>, 'checker' | 'files'>,
  areas: readonly string[]
): UsedTexts {
  const keys = new Set<string>()
  const unclear: string[] = []
  const areaOf = (text: string) => areas.find((area) => text.startsWith(`${area}.`))

  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node)) keys.add(node.text)
    if (ts.isTemplateExpression(node) && areaOf(node.head.text) && !isColumn(node)) {
      const filled = valuesOf(node, checker)
      if (!filled) unclear.push(`${placeOf(node)}: ${node.getText()} could name any text`)
      for (const key of filled ?? []) keys.add(key)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(file)
  return { keys, unclear }
}

/** Views of the back office name their texts without its prefix. */
function viewsBelow(folder: string) {
  const ofAdmins = filesBelow(join(folder, 'admin')).map(textsUsedByView)
  const all = filesBelow(folder).map(textsUsedByView)
  return [
    ...all,
    ...ofAdmins.map(({ keys }) => ({
      keys: new Set([...keys].map((key) => `admin.${key}`)),
      unclear: [],
    })),
  ]
}

/** The keys that a view uses. */
export function textsUsedByView(view: string): UsedTexts {
  const whole = [...view.matchAll(/'([a-z]+\.[a-z_\d]+)'(?! \+)/g)].map(([, key]) => key)
  const begun = [...view.matchAll(/'([a-z]+\.[a-z_\d]*)' \+/g)].map(([, beginning]) => beginning)
  return {
    keys: new Set([
      ...whole,
      ...begun.flatMap((start) => (fillings[start] ?? []).map((end) => start + end)),
    ]),
    unclear: begun
      .filter((start) => !(start in fillings))
      .map((start) => `“${start}” in a view could name any text`),
  }
}

/** True for a template in a call of a query builder: it is a column name, not a key. */
function isColumn({ parent }: ts.Node) {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(where|join|orderBy|select|on)/.test(parent.expression.name.text)
  )
}

/** All possible values of a template literal; null when a part has no literal type. */
function valuesOf({ head, templateSpans }: ts.TemplateExpression, checker: ts.TypeChecker) {
  let values = [head.text]
  for (const { expression, literal } of templateSpans) {
    const parts = literalsOf(checker.getTypeAtLocation(expression), checker)
    if (!parts) return null
    values = values.flatMap((start) => parts.map((part) => start + part + literal.text))
  }
  return values
}

function literalsOf(type: ts.Type, checker: ts.TypeChecker): string[] | null {
  const known = checker.getBaseConstraintOfType(type) ?? type
  if (known.isStringLiteral() || known.isNumberLiteral()) return [String(known.value)]
  if (!known.isUnion()) return null
  const each = known.types.map((part) => literalsOf(part, checker))
  return each.includes(null) ? null : each.flatMap((part) => part ?? [])
}

function placeOf(node: ts.Node) {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName}:${line + 1}`
}
