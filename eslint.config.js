import { configApp } from '@adonisjs/eslint-config'

/** Who may import whom: see docs/decisions/0001-core-knows-no-framework.md. */
function neverImports(files, regex, message) {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
  }
}

/** Whether somebody is premium is one rule: the stored flag is read by it alone. */
const askIsPremium = {
  selector: 'MemberExpression[property.name="paidUser"]',
  message: 'Ask isPremium of core/accounts/premium.',
}

const tellOfFailedCommits = {
  selector: 'CallExpression[callee.property.name="transaction"][arguments.length>0]',
  message: 'It would not tell that the commit failed: use transact of database/transact.',
}

const linkMailByMailLink = {
  selector: 'JSXOpeningElement[name.name=/Link$/] TemplateElement[value.raw=/^mailto:/]',
  message: 'A link of Inertia asks the server for it: use MailLink.',
}

const plainEffect =
  'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true]'

/** Newer browsers answer with a promise, which React would call as the clean-up of the effect. */
const scrollInBraces = {
  selector: ['>', '> ChainExpression >']
    .map((way) => `${plainEffect} ${way} CallExpression[callee.property.name=/^scroll/]`)
    .join(),
  message: 'What scrolling answers is no clean-up: put it in braces.',
}

const outsideCore = {
  regex: '^(?!#core/|luxon$)',
  message: 'core imports core and luxon, nothing else: ask for a port.',
}

/** The areas of core, lowest first: an area imports only those before it, so none import each other. */
const coreAreas = [
  'sites',
  'accounts',
  'profiles',
  'credits',
  'notifications',
  'likes',
  'discovery',
  'messaging',
  'payments',
  'moderation',
  'membership',
]

function orderAreas(areas) {
  return areas.map((area, index) => {
    const higher = {
      regex: `^#core/(${areas.slice(index + 1).join('|')})/`,
      message: `core/${area} imports only the areas before it in coreAreas: move the rule down.`,
    }
    const patterns = index < areas.length - 1 ? [outsideCore, higher] : [outsideCore]
    return {
      files: [`core/${area}/**/*.ts`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    }
  })
}

/** Columns come as numbers and booleans from both databases: docs/decisions/0068. */
const convertedColumns = [
  'TSPropertySignature TSUnionType:has(> TSNumberKeyword):has(> TSStringKeyword)',
  'TSPropertySignature TSUnionType:has(> TSNumberKeyword):has(> TSBooleanKeyword)',
  'CallExpression[callee.name="Boolean"]',
].map((selector) => ({ selector, message: 'Columns are converted at the connection.' }))

/** The same for import(), whose path must be written out. */
function neverLoads(files, regex, message) {
  const written = `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`
  const computed = 'ImportExpression:not([source.type="Literal"])'
  const selectors = [written, computed].map((selector) => ({ selector, message }))
  return { files, rules: { 'no-restricted-syntax': ['error', ...selectors, askIsPremium] } }
}

export default configApp(
  { ignores: ['build/**', '.adonisjs/**', 'public/**', 'tmp/**'] },
  // Its links need a route registry in the browser, which costs more script than it is worth.
  { rules: { '@adonisjs/prefer-adonisjs-inertia-link': 'off' } },
  { rules: { '@unicorn/no-await-expression-member': 'off' } },
  neverImports(['core/**/*.ts'], outsideCore.regex, outsideCore.message),
  ...orderAreas(coreAreas),
  neverLoads(
    ['core/**/*.ts'],
    '^(?!#core/|luxon$)',
    'core imports core and luxon, nothing else: ask for a port.'
  ),
  {
    files: ['app/**/*.ts', 'database/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', tellOfFailedCommits] },
  },
  {
    files: ['app/{controllers,middleware,listeners,jobs,mails,queries}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', askIsPremium, tellOfFailedCommits] },
  },
  {
    files: ['app/queries/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', askIsPremium, tellOfFailedCommits, ...convertedColumns],
    },
  },
  { files: ['database/transact.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['core/accounts/premium.ts'], rules: { 'no-restricted-syntax': 'off' } },
  neverImports(
    ['app/**/*.ts', 'start/**/*.ts'],
    '^#(adapters|tests)/|^\\.{1,2}/(.*/)?adapters/',
    'Only the provider names adapters: use the ports bag. Fakes are for tests alone.'
  ),
  neverImports(
    ['app/adapters/**/*.ts'],
    '^#(controllers|middleware|queries|listeners|jobs|mails|tests)/',
    'Adapters know core, models and packages.'
  ),
  neverImports(
    ['inertia/**/*.{ts,tsx}'],
    '^(#|(\\.\\./)+(app|database|config|start)/)',
    'Pages see generated types only.'
  ),
  {
    files: ['inertia/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', linkMailByMailLink, scrollInBraces] },
  },
  neverImports(
    ['tests/core/**/*.ts', 'tests/fakes/**/*.ts'],
    '^#(?!core/|tests/(contracts|fakes|support)/)',
    'Core is tested alone, with fakes and repositories in memory.'
  )
)
