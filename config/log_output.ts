import { destination } from '@adonisjs/core/logger'

/** Bytes of lines that wait while they cannot be written; what is more is dropped. */
const mostWaiting = 1024 * 1024

/**
 * Writes lines to a file or, by its number, to standard output. While the disk under it is full, lines wait: a site
 * that cannot log answers all the same.
 */
export function logOutput(dest: string | number) {
  const output = destination({ dest, sync: false, maxLength: mostWaiting })
  // What was not written is written with the next line.
  output.on('error', () => {})
  return output
}
