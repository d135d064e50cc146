/*
 * Unpacks the packaged Chromium and its libraries into the temporary folder of this process: the
 * package knows no other place. A process of its own, so that nobody else is given that folder.
 */
import { join } from 'node:path'
import bundled, { inflate } from '@sparticuz/chromium'

const [packageFolder] = process.argv.slice(2)
await bundled.executablePath()
await inflate(join(packageFolder, 'bin/al2023.tar.br'))
