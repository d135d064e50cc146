/** Properties that say what happened without quoting what was given, as `detail` of PostgreSQL does. */
const told = ['code', 'status', 'constraint', 'table', 'column', 'errno', 'syscall'] as const

/** Causes of causes that are logged. */
const mostCauses = 5

/** PostgreSQL quotes a value it cannot read at the end of its message. */
const quotedValue = /: "[^]*"$/

/** What is logged of an error: never its other properties, such as the body of an answer. */
export function loggedError(error: unknown): unknown {
  return error instanceof Error ? logged(error, 0) : typeof error
}

function logged(error: Error, depth: number): Record<string, unknown> {
  const shown: Record<string, unknown> = {
    type: error.constructor.name,
    message: error.message.replace(quotedValue, ': [value]'),
    stack: frames(error),
  }
  for (const name of told) if (name in error) shown[name] = Reflect.get(error, name)
  if (error.cause instanceof Error && depth < mostCauses) {
    shown.cause = logged(error.cause, depth + 1)
  }
  return shown
}

/** Where it happened, without the message that the stack begins with. */
function frames({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
