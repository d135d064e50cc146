import type { Kernel } from '@adonisjs/core/ace'

/** What the parser of commands says of a call that it cannot understand. */
const codes = [
  'E_COMMAND_NOT_FOUND',
  'E_MISSING_ARG',
  'E_MISSING_ARG_VALUE',
  'E_MISSING_FLAG',
  'E_MISSING_FLAG_VALUE',
  'E_INVALID_FLAG',
  'E_UNKNOWN_FLAG',
]

/** Has a call that cannot be understood end with exit code 2; other errors end with 1. */
export function endWrongCallsWithTwo(kernel: Kernel) {
  const handler = kernel.errorHandler
  kernel.errorHandler = {
    render: async (error, own) => {
      if (isWrongCall(error)) own.exitCode = 2
      await handler.render(error, own)
    },
  }
}

function isWrongCall(error: unknown) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
