/** Letters that do not come apart into a plain one and its mark. */
const letters: Readonly<Record<string, string>> = {
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
 * Text in the characters that every bank of SEPA takes (EPC217-08), cut to a length: letters lose
 * their marks, and what has no likeness becomes a dot. Spaces do not pile up.
 */
export function sepaText(text: string, longest: number): string {
  const plain = [...text.normalize('NFC')].map((one) => letters[one] ?? one).join('')
  return plain
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim()
    .slice(0, longest)
    .trim()
}
