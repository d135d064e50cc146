/** Characters that Unicode does not decompose into a plain letter and a mark. */
const replacements: Readonly<Record<string, string>> = {
  'ß': 'ss',
  'ẞ': 'SS',
  'æ': 'ae',
  'Æ': 'AE',
  'œ': 'oe',
  'Œ': 'OE',
  'ø': 'o',
  'Ø': 'O',
  'ł': 'l',
  'Ł': 'L',
  'đ': 'd',
  'Đ': 'D',
  'ð': 'd',
  'Ð': 'D',
  'þ': 'th',
  'Þ': 'TH',
  'ı': 'i',
  'ħ': 'h',
  'Ħ': 'H',
  'ĳ': 'ij',
  'Ĳ': 'IJ',
  '&': '+',
  '@': '(at)',
  '_': '-',
  '"': "'",
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  ';': ',',
  '€': 'EUR',
}

/**
 * Converts a text to the characters that every SEPA bank accepts (EPC217-08), at most `longest` of
 * them: letters lose their marks, characters without an equivalent become a dot, and white space
 * collapses.
 */
export function sepaText(text: string, longest: number): string {
  const plain = [...text.normalize('NFC')].map((letter) => replacements[letter] ?? letter).join('')
  return plain
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim()
    .slice(0, longest)
    .trim()
}
