import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { test } from '@japa/runner'
import ts from 'typescript'

/** For a linear expression a millisecond's work, for a quadratic one ten seconds'. */
const length = 50_000
const milliseconds = 1000

const files = globSync('{app,config,core,inertia,start}/**/*.{ts,tsx}')

test.group('Regular expressions', () => {
  test('work no longer than their input, whatever it repeats', ({ assert }) => {
    const all = files.flatMap(expressionsIn)
    assert.isAbove(all.length, 300)
    const slow = all.flatMap(({ file, source, flags }) =>
      attacksOn(source, flags)
        .filter((attack) => isSlow(source, flags, attack))
        .map((attack) => `${file}: /${source}/${flags} on ${JSON.stringify(attack.slice(0, 40))}…`)
    )
    assert.deepEqual(slow, [])
  }).timeout(120_000)

  for (const source of ['^(a|a)*$', '\\S*(:|@)\\S*']) {
    test(`are found slow where they are: ${source}`, ({ assert }) => {
      assert.isTrue(attacksOn(source, '').some((one) => isSlow(source, '', one)))
    })
  }
})

type Expression = Readonly<{ file: string; source: string; flags: string }>

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind))
  return found
}

/** For everything that may repeat: what leads to it, itself over and over, and something that fits nowhere. */
function attacksOn(source: string, flags: string) {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const repeated: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter: (one) => {
      if (one.max > 10) repeated.push(one)
    },
  })
  const attacks = repeated.flatMap((one) => {
    const pump = exampleOf(one.element) || 'a'
    const often = pump.repeat(Math.ceil(length / pump.length))
    return [`${often}\u0000`, `${leadTo(one)}${often}\u0000`, `${leadTo(one)}${often}\n\u0000`]
  })
  return [...new Set(attacks)]
}

/** An example of what stands before a node in its alternative, and before that in the groups around it. */
function leadTo(node: AST.Node): string {
  const { parent } = node
  if (!parent) return ''
  if (parent.type !== 'Alternative') return leadTo(parent)
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
  return leadTo(parent) + before.map(exampleOf).join('')
}

/** A text that fits a node: of each choice the first, of what may be missing nothing. */
function exampleOf(node: AST.Node): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
      return charactersOf(node)
    case 'CharacterClass':
      return node.negate ? fittingNone(node) : (node.elements.map(exampleOf).find(Boolean) ?? '')
    case 'CharacterClassRange':
      return exampleOf(node.min)
    case 'Quantifier':
      return exampleOf(node.element).repeat(Math.min(node.min, 5))
    case 'Group':
    case 'CapturingGroup':
      return exampleOf(node.alternatives[0])
    case 'Alternative':
      return node.elements.map(exampleOf).join('')
    default:
      return ''
  }
}

const candidates = [...'xa0 _-.@<"/:&;=*#\n']

function charactersOf(set: AST.CharacterSet) {
  const fits = new RegExp(set.raw, set.kind === 'property' ? 'u' : '')
  return candidates.find((one) => fits.test(one)) ?? [...'é!€'].find((one) => fits.test(one)) ?? ''
}

function fittingNone({ raw }: AST.CharacterClass) {
  const fits = new RegExp(raw, /\\p/i.test(raw) ? 'u' : '')
  return candidates.find((one) => fits.test(one)) ?? ''
}

/** All that is found, as replacing does; a search that takes too long is interrupted. */
function isSlow(source: string, flags: string, text: string) {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  try {
    runInNewContext('text.replace(expression, "")', { text, expression }, { timeout: milliseconds })
    return false
  } catch {
    return true
  }
}
