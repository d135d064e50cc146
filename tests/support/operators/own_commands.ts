import { readdir } from 'node:fs/promises'
import type { BaseCommand } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'

type Metadata = ReturnType<typeof BaseCommand.serialize>

/** Our commands, by name. */
export async function ownCommands(): Promise<Metadata[]> {
  const files = (await readdir(app.makePath('app/commands'))).filter((file) => file.endsWith('.ts'))
  const all = await Promise.all(
    files.map(async (file) => {
      const loaded: { default: typeof BaseCommand } = await import(`#commands/${file.slice(0, -3)}`)
      return loaded.default.serialize()
    })
  )
  return all.sort((one, other) => one.commandName.localeCompare(other.commandName))
}

/** The lines of its help, with the name of the program that an installation has. */
export function helpOf({ help }: Metadata) {
  return [help ?? []].flat().map((line) => line.replaceAll('{{ binaryName }}', 'vonk ace'))
}

/** The section of a command in docs/operations/commands.md. */
export function sectionOf(command: Metadata) {
  const { args, commandName, description, flags } = command
  const names = args.map(({ argumentName, required }) => {
    return required ? ` ${argumentName.toUpperCase()}` : ` [${argumentName.toUpperCase()}]`
  })
  const options = [
    ...args.map((one) => `- \`${one.argumentName.toUpperCase()}\`: ${one.description}`),
    ...flags.map((one) => `- \`${flagOf(one)}\`: ${one.description}`),
  ]
  const help = helpOf(command)
  const said = help.filter((line) => !line.startsWith('vonk ace'))
  const examples = help.filter((line) => line.startsWith('vonk ace'))
  return [
    `## ${commandName}${names.join('')}`,
    [description, ...said].map((line) => line.replace(/\.?$/, '.')).join(' '),
    ...(options.length > 0 ? [options.join('\n')] : []),
    ['```', ...examples, '```'].join('\n'),
  ].join('\n\n')
}

type Flag = Readonly<{ flagName: string; required?: boolean; type: string; default?: unknown }>

function flagOf({ flagName, required, type, default: fallback }: Flag) {
  const value = type === 'boolean' ? '' : `=${String(fallback ?? '…')}`
  return `--${flagName}${value}${required ? ' (required)' : ''}`
}
