/** Longer mails and lines only cost time. */
const maxLength = 200_000
const maxLineLength = 2000

/** "On … wrote:" in the languages of the product, as mail programs write it above what they quote. */
const attributions = [
  /^On .+ wrote:$/i,
  /^Op .+ (schreef|heeft) .*:$/i,
  /^Am .+ schrieb.*:$/i,
  /^El .+ escribió:$/i,
  /^Le .+ a écrit ?:$/i,
  /^Il .+ ha scritto:$/i,
  /^(W dniu|Dnia) .+ (napisał|pisze).*:$/i,
  /^(\p{L}{2,4}\.?,? )?\d{1,2} \p{L}+ \d{4} o .+ napisał\(?a?\)?:$/iu,
]

/** The rule above a whole mail that Outlook quotes. */
const dividers =
  /^-{2,} ?(original message|oorspronkelijk bericht|ursprüngliche nachricht|mensaje original|message d[’']origine|messaggio originale|(wiadomość oryginalna|oryginalna wiadomość)) ?-{2,}$/i

/** The first lines of that mail, where there is no such rule. */
const fromField = /^\*?(From|Van|Von|De|Da|Od)\s?:\*?\s/i
const dateField =
  /^\*?(Sent|Date|Verzonden|Datum|Gesendet|Enviado( el)?|Fecha|Envoyé|Inviato|Data|Wysłano)\s?:\*?\s/i

/** Fields of a quoted mail stand within that many lines. */
const fieldsWithin = 4
/** Mail programs break a long attribution into lines. */
const attributionLines = 3
const maxAttribution = 400

/**
 * What a person wrote themselves in a reply: without the mail that it answers, whichever way their
 * mail program quotes it, and without a signature after "-- ". Where nothing would be left, the whole
 * text. Rule: docs/product/back-office.md, Complaints.
 */
export function ownWordsOf(text: string) {
  const lines = text
    .slice(0, maxLength)
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.slice(0, maxLineLength).trimEnd())
  const own = withoutQuotes(untilQuotedMail(lines)).join('\n').trim()
  return own || lines.join('\n').trim()
}

/** Up to a mail that is quoted without marks, or a signature. */
function untilQuotedMail(lines: readonly string[]) {
  const end = lines.findIndex((line, index) => {
    return endsWords(line, lines.slice(index + 1, index + 1 + fieldsWithin))
  })
  return end < 0 ? lines : lines.slice(0, end)
}

function endsWords(line: string, following: readonly string[]) {
  if (line === '--' || dividers.test(line)) return true
  const next = following.map((one) => one.trim())
  if (/^_{10,}$/.test(line)) return next.some((one) => fromField.test(one))
  return fromField.test(line) && next.some((one) => dateField.test(one))
}

/** Without lines behind ">", and what stands above them to say whose they are. */
function withoutQuotes(lines: readonly string[]) {
  const own: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const attribution = attributionAt(lines, index)
    if (attribution > 0) {
      let next = index + attribution
      while (lines[next] === '') next++
      // Without marks nobody can tell where the quoted mail ends.
      if (!isQuote(lines[next] ?? '')) return own
      index += attribution - 1
    } else if (!isQuote(lines[index])) own.push(lines[index])
  }
  return own
}

function isQuote(line: string) {
  return /^[>|]/.test(line.trimStart())
}

/** How many lines an attribution takes that begins here; 0: none does. */
function attributionAt(lines: readonly string[], index: number) {
  for (let count = 1; count <= attributionLines; count++) {
    const parts = lines.slice(index, index + count)
    if (parts.includes('')) return 0
    const joined = parts.join(' ').trim()
    if (joined.length > maxAttribution) return 0
    if (attributions.some((form) => form.test(joined))) return count
  }
  return 0
}
