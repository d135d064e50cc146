export function writeEnvironment(
  file: string,
  example: string,
  settings?: Readonly<Record<string, string>>
): boolean
