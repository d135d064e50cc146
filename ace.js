/*
 * JavaScript entry point of the command line: registers the TypeScript hook, then starts ace.
 * The production build replaces it.
 */
import '@poppinss/ts-exec'

await import('./bin/console.js')
