import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JudgedMail } from '#tests/judged/mails'

/** Programs of Debian, and the packages that have them. */
export const programs = {
  spamassassin: '/usr/bin/spamassassin',
  rspamd: '/usr/bin/rspamd',
  opendkim: '/usr/sbin/opendkim',
  genkey: '/usr/sbin/opendkim-genkey',
} as const

/** Fails with one line where a program is missing: a release is judged by all of them. */
export function requireJudges() {
  if (Object.values(programs).every((path) => existsSync(path))) return
  throw new Error(
    'The judges are missing: apt-get install spamassassin rspamd opendkim opendkim-tools'
  )
}

/** What one judge says of one mail. */
export type Verdict = Readonly<{ name: string; score: number; rules: readonly string[] }>

const run = promisify(execFile)

/** Runs a program; answers all that it prints. */
export async function said(
  program: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {}
) {
  const { stderr, stdout } = await run(program, parameters, {
    env: { PATH: '/usr/sbin:/usr/bin:/bin', LC_ALL: 'C', ...env },
    maxBuffer: 1024 ** 3,
  })
  return stdout + stderr
}

/** Works in an empty folder, which is removed afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-judged-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes each into a file of its own; answers their paths, in their order. */
export async function keepIn(folder: string, sources: readonly string[]) {
  const paths = sources.map((_, place) => join(folder, `${String(place).padStart(4, '0')}.eml`))
  await Promise.all(paths.map((path, place) => writeFile(path, sources[place], 'latin1')))
  return paths
}

/** The address of our mail server: filters distrust those that are reserved for examples. */
export const serverAddress = '93.184.215.14'

/**
 * A mail as the server of its recipient has it, which got it from the mail server of the guide, and
 * that one from the site.
 */
export function arrived({ recipient, sender, source }: JudgedMail) {
  const date = new Date().toUTCString().replace('GMT', '+0000')
  return [
    `Return-Path: <${sender}>`,
    `Received: from mail.vonk.example (mail.vonk.example [${serverAddress}])`,
    ` by mx.example.com with ESMTPS id 4a5b6c7d for <${recipient}>; ${date}`,
    'Received: from www.vonk.example (localhost [127.0.0.1])',
    ` by mail.vonk.example (Postfix) with ESMTP id 1D2E3F40; ${date} (UTC)`,
    source,
  ].join('\r\n')
}
