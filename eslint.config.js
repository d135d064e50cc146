import { configApp } from '@adonisjs/eslint-config'
import regexp from 'eslint-plugin-regexp'

/** Who may import whom: see docs/decisions/0001-core-knows-no-framework.md. */
function neverImports(files, ...patterns) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

const outsideCore = {
  regex: '^(?!#core/|luxon$)',
  message: 'core imports core and luxon, nothing else: ask for a port.',
}

/** config and database may ask for what is above them by import(), as AdonisJS does in config/auth. */
const aboveConfig = {
  regex: '^(#(?!config/|core/|database/|start/env$)|(\\.\\./)+app/)',
  message: 'config is below app: read the environment here, and let app import config.',
}

const aboveDatabase = {
  regex: '^(#(?!core/|database/)|(\\.\\./)+app/)',
  message: 'database is below app: ask by the query builder.',
}

const adaptersAndFakes = {
  regex: '^#(adapters|tests)/|^\\.{1,2}/(.*/)?adapters/',
  message: 'Only the provider names adapters: use the ports bag. Fakes are for tests alone.',
}

const startOfApp = {
  regex: '^#start/',
  message: 'start is above app: config reads the environment.',
}

const controllersOfApp = {
  regex: '^#(commands|controllers|middleware|providers)/',
  message: 'Controllers and middleware are above: they pass what they know.',
}

const aboveAdapters = {
  regex: '^#(?!adapters/|config/|core/|database/|generated/|models/)|^(\\.\\./)+tests/',
  message: 'Adapters know core, models and packages.',
}

const outsidePages = {
  regex: '^(#|(\\.\\./)+(app|database|config|start)/)',
  message: 'Pages see generated types only.',
}

const valuesOfCore = {
  regex: '^(\\.\\./)+core/',
  allowTypeImports: true,
  message: 'Pages see types of core: the server decides, and passes what came of it.',
}

const testsOfCoreOnly = {
  regex: '^#(?!core/|tests/(contracts|fakes|support)/)',
  message: 'Core is tested alone, with fakes and repositories in memory.',
}

const catchAllFolders = '{support,utils,helpers,common,shared,lib}'

/** Whether somebody is premium is one rule: the stored flag is read by it alone. */
const askIsPremium = {
  selector: 'MemberExpression[property.name="paidUser"]',
  message: 'Ask isPremium of core/users/premium.',
}

const tellOfFailedCommits = {
  selector: 'CallExpression[callee.property.name="transaction"][arguments.length>0]',
  message: 'It would not tell that the commit failed: use transact of database/transact.',
}

const certainMember = {
  selector:
    'TSNonNullExpression:matches([expression.name=/^(member|viewer)$/], [expression.object.name="ctx"][expression.property.name=/^(member|viewer)$/])',
  message: 'Behind middleware.auth() `member` is certain; `viewer` may be a visitor.',
}

const nameTheFolder = {
  selector: 'Program',
  message: 'No folder is a catch-all: name it for its job, or move the file to its caller.',
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

/** What a browser says of a field comes before our words, and in the browser's language. */
const ownWords = {
  selector: 'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name="noValidate"]))',
  message: 'Let the server check it: add noValidate.',
}

const inGuard =
  'CallExpression[callee.name=/^(lazyPart|loadChunk)$/] > ArrowFunctionExpression.arguments'

/** Where the page has no guard: the back office. */
const caught = 'CallExpression > MemberExpression[property.name="catch"] > ImportExpression'

/** A chunk may be gone, as after a release: decision 80. */
const guardedImport = {
  selector: `ImportExpression:not(${inGuard} ImportExpression):not(${caught})`,
  message: 'Load it by lazyPart or loadChunk: a chunk may be missing.',
}

const generatedShape =
  'Only scalars are written out in the props of a page: a shape is the generated type of a query, a transformer or a route, see docs/decisions/0068.'

/** A page names no shape of its own, so that none can be a copy of what the server sends. */
const shapesInPages = {
  selector:
    'TSPropertySignature TSTypeLiteral, TSInterfaceDeclaration, TSTypeAliasDeclaration > TSTypeLiteral',
  message: generatedShape,
}

/** Exported props are those of a page; parameters of callbacks come from the browser. */
const shapesInExportedProps = {
  selector:
    'ExportNamedDeclaration > [id.name=/Props$/] TSPropertySignature TSTypeLiteral:not(TSFunctionType *)',
  message: generatedShape,
}

/**
 * The areas of core, lowest first: an area imports only those before it, so none import each other. The list of
 * public pages stands in sites, and names the landers.
 */
const coreAreas = [
  'sites',
  'users',
  'profiles',
  'landers',
  'sites/public_pages',
  'credits',
  'notifications',
  'likes',
  'discovery',
  'messaging',
  'landings',
  'payments',
  'moderation',
  'complaints',
  'accounts',
  'admin',
]

function orderAreas(areas) {
  return areas.map((area, index) => {
    const higher = {
      regex: `^#core/(${areas.slice(index + 1).join('|')})/`,
      message: `core/${area} imports only the areas before it in coreAreas: move the rule down.`,
    }
    const patterns = index < areas.length - 1 ? [outsideCore, higher] : [outsideCore]
    return neverImports([`core/${area}/**/*.ts`], ...patterns)
  })
}

/** Columns come as numbers and booleans from both databases: docs/decisions/0068. */
const convertedColumns = [
  'TSPropertySignature TSUnionType:has(> TSNumberKeyword):has(> TSStringKeyword)',
  'TSPropertySignature TSUnionType:has(> TSNumberKeyword):has(> TSBooleanKeyword)',
  'CallExpression[callee.name="Boolean"]',
].map((selector) => ({ selector, message: 'Columns are converted at the connection.' }))

/** An object that is sent for a number may have nothing that converts it to one, and break the conversion. */
const numbersOfForms = {
  selector: 'CallExpression[callee.object.name="vine"][callee.property.name="number"]',
  message: 'Use integer or number of #validators/numbers: somebody may send an object.',
}

/** The same for import(), whose path must be written out. */
function neverLoads(files, { regex, message }) {
  const written = `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`
  const computed = 'ImportExpression:not([source.type="Literal"])'
  const selectors = [written, computed].map((selector) => ({ selector, message }))
  return { files, rules: { 'no-restricted-syntax': ['error', ...selectors, askIsPremium] } }
}

/** Whatever process starts meanwhile would inherit it. */
const changedVariables = [
  'AssignmentExpression > MemberExpression.left[object.property.name="env"]',
  'UnaryExpression[operator="delete"] > MemberExpression[object.property.name="env"]',
  'CallExpression[callee.object.name="env"][callee.property.name="set"]',
].map((selector) => ({
  selector,
  message: 'Pass a variable to the process that needs it: do not change those of this one',
}))

/** A comment is read alone: what begins like this can be understood only with the line above it. */
const headless =
  /^(?:Also|And|As|But|By whom|For whom|Its|Of|Only|Or|That|The same|Theirs|Those|To whom|What of|Whom|Whose) /

/** Sentences of several lines with `//` are one comment. */
function goesOn(comment, index, comments) {
  const before = comments[index - 1]
  return before?.type === 'Line' && before.loc.end.line === comment.loc.start.line - 1
}

const wholeComments = {
  create: (context) => ({
    Program() {
      const begun = context.sourceCode.getAllComments().filter((...one) => !goesOn(...one))
      for (const { loc, value } of begun) {
        if (!headless.test(value.replace(/^[*\s]+/, ''))) continue
        context.report({ loc, message: 'Begin with a noun or a verb: docs/style.md.' })
      }
    },
  }),
}

export default configApp(
  { ignores: ['build/**', '.adonisjs/**', 'public/**', 'bundle/**', 'tmp/**'] },
  // Its links need a route registry in the browser, which costs more script than it is worth.
  {
    // Whoever chooses the text must not choose how long it is worked on.
    files: ['{app,config,core,inertia,start}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    plugins: { house: { rules: { 'whole-comments': wholeComments } } },
    rules: { 'house/whole-comments': 'error' },
  },
  { rules: { '@adonisjs/prefer-adonisjs-inertia-link': 'off' } },
  { rules: { '@unicorn/no-await-expression-member': 'off' } },
  neverImports(['core/**/*.ts'], outsideCore),
  ...orderAreas(coreAreas),
  neverLoads(['core/**/*.ts'], outsideCore),
  {
    files: ['app/**/*.ts', 'database/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', tellOfFailedCommits, certainMember] },
  },
  {
    files: ['app/validators/**/*.ts'],
    ignores: ['app/validators/numbers.ts'],
    rules: {
      'no-restricted-syntax': ['error', tellOfFailedCommits, certainMember, numbersOfForms],
    },
  },
  {
    files: ['app/{controllers,middleware,listeners,jobs,mails,queries}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', askIsPremium, tellOfFailedCommits, certainMember] },
  },
  {
    files: ['app/queries/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        askIsPremium,
        tellOfFailedCommits,
        certainMember,
        ...convertedColumns,
      ],
    },
  },
  { files: ['database/transact.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['core/users/premium.ts'], rules: { 'no-restricted-syntax': 'off' } },
  neverImports(['config/**/*.ts'], aboveConfig),
  neverImports(['database/**/*.ts'], aboveDatabase),
  neverImports(['start/**/*.ts'], adaptersAndFakes),
  neverImports(['app/**/*.ts'], adaptersAndFakes, startOfApp),
  neverImports(
    ['app/!(adapters|commands|controllers|exceptions|middleware|providers)/**/*.ts'],
    adaptersAndFakes,
    startOfApp,
    controllersOfApp
  ),
  neverImports(['app/adapters/**/*.ts'], aboveAdapters),
  {
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [outsidePages, valuesOfCore] },
      ],
    },
  },
  {
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        linkMailByMailLink,
        scrollInBraces,
        shapesInExportedProps,
        guardedImport,
        ownWords,
      ],
    },
  },
  {
    // Loaded with the page, which orReloadPage guards.
    files: ['inertia/layouts/with_layout.tsx', 'inertia/i18n/load.ts'],
    rules: { 'no-restricted-syntax': ['error', linkMailByMailLink, scrollInBraces] },
  },
  {
    files: ['inertia/pages/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        linkMailByMailLink,
        scrollInBraces,
        shapesInPages,
        guardedImport,
        ownWords,
      ],
    },
  },
  {
    files: ['{bin,config,core,start,tests}/**/*.{ts,mjs}'],
    ignores: ['bin/test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...changedVariables] },
  },
  neverImports(['tests/core/**/*.ts', 'tests/fakes/**/*.ts'], testsOfCoreOnly),
  {
    files: [
      `{app,core,inertia,database,config,start}/**/${catchAllFolders}/**/*.{ts,tsx}`,
      `{app,core,inertia,database,config,start}/**/${catchAllFolders}.{ts,tsx}`,
    ],
    rules: { 'no-restricted-syntax': ['error', nameTheFolder] },
  }
)
