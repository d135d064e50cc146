import { arrived, inFolder, keepIn, programs, said, type Verdict } from '#tests/judged/judges'
import type { JudgedMail } from '#tests/judged/mails'

/** No network, and nothing that it learned of other mails on this machine. */
const settings = [
  'use_bayes 0',
  'use_auto_welcomelist 0',
  'report_safe 0',
  // It finds addresses in a text by what domains end in.
  'util_rb_tld example',
  'add_header all Judged _SCORE_ _TESTS(,)_',
]

/** What SpamAssassin says of each mail by the rules that came with it. */
export function judgeBySpamAssassin(mails: readonly JudgedMail[]) {
  return inFolder(async (folder): Promise<Verdict[]> => {
    const paths = await keepIn(folder, mails.map(arrived))
    const options = ['--local', '--nocreate-prefs', ...settings.map((line) => `--cf=${line}`)]
    const marked = await said(programs.spamassassin, [...options, ...paths], { HOME: folder })
    const headers = [...marked.matchAll(/^X-Spam-Judged: (-?[\d.]+) ([^\r\n]*)/gm)]
    if (headers.length !== mails.length) throw new Error(`${headers.length} mails were judged`)
    return headers.map(([, score, rules], place) => ({
      name: mails[place].name,
      score: Number(score),
      rules: rules.split(','),
    }))
  })
}
