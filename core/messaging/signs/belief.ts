import { wholeWords } from '#core/messaging/signs/whole_words'

/** Words of somebody who may take the profile for a person: asks to meet, for a number, if it is real. */
export const belief: readonly RegExp[] = [
  // English
  wholeWords(
    '(?:when|where) (?:do|can|will|shall) (?:i|we|you) (?:see|meet)',
    '(?:meet|see) (?:you |each other |up )?(?:in person|in real life|for real)',
    '(?:want|like|love) to meet',
    "let's meet",
    'meet up',
    '(?:visit you|come to your place|come over)',
    '(?:your|phone) number',
    'your (?:home )?address',
    'where (?:exactly )?do you live',
    'call (?:me|you)',
    'are you (?:a )?(?:real|human|bot|robot)',
    "you(?: are|'re) real",
    'real person',
    'marry (?:me|you)'
  ),
  // Dutch
  wholeWords(
    'wanneer (?:zie|zien|spreek|ontmoet*|kom|kunnen) (?:ik|we|wij|je)',
    'afspreken',
    'elkaar (?:eens |een keer )?(?:in het echt )?(?:zien|ontmoeten)',
    '(?:in het echt|in levende lijve)',
    'je (?:telefoon)?nummer',
    'telefoonnummer',
    'je adres',
    'waar woon je',
    '(?:bel me|je bellen|met je bellen)',
    '(?:bij je langs|langs ?komen|naar je toe)',
    'ben je (?:wel )?(?:echt|een (?:echt*|mens|robot|bot))',
    'besta je',
    '(?:met je|met me) trouwen'
  ),
  // German
  wholeWords(
    'wann (?:sehe|sehen|treffe|treffen|kann|können) (?:ich|wir)',
    '(?:uns|dich) (?:mal |endlich |persönlich )?(?:treffen|sehen|kennenlernen)',
    '(?:persönlich|im echten leben|in echt)',
    '(?:telefon|handy)nummer',
    'deine (?:nummer|adresse)',
    'wo (?:genau )?wohnst du',
    '(?:ruf mich an|dich anrufen)',
    '(?:dich besuchen|bei dir vorbei*)',
    'bist du (?:denn |wirklich )?(?:echt|real|ein (?:echter )?(?:mensch|bot|roboter)|eine echte)',
    'gibt es dich',
    'mich heiraten'
  ),
  // Spanish
  wholeWords(
    'cuándo (?:nos vemos|te veo|quedamos|podemos vernos)',
    '(?:conocerte|conocernos|vernos|quedar) (?:pronto|un día|algún día)',
    'en persona',
    'quedamos',
    'tu (?:número|teléfono|dirección)',
    'número de teléfono',
    'dónde vives',
    '(?:llámame|llamarte)',
    'visitarte',
    'eres (?:real|de verdad|human[oa]|una persona|un bot|un robot)',
    'existes',
    'casar(?:nos|te|me)'
  ),
  // French
  wholeWords(
    "quand (?:est-ce qu')?(?:on|nous) (?:se|nous) (?:voit|verra|voyons|rencontre)",
    'quand (?:est-ce que )?(?:je peux )?te (?:voir|rencontrer)',
    '(?:se|te|nous) rencontrer',
    'se voir',
    '(?:en vrai|en personne)',
    '(?:ton|numéro de) (?:numéro|téléphone)',
    'ton adresse',
    '(?:où habites|où vis)[- ]tu',
    'tu habites où',
    "(?:appelle-moi|t'appeler)",
    'venir te voir',
    '(?:es-tu|tu es|es tu) (?:vraiment )?(?:réelle?|vraie?|humaine?|un robot|une vraie)',
    'tu existes',
    "(?:m'épouser|t'épouser)"
  ),
  // Italian
  wholeWords(
    'quando (?:ci|ti) (?:vediamo|incontriamo|vedo|posso vedere)',
    '(?:vederci|incontrarci|incontrarti|conoscerti)',
    '(?:di persona|dal vivo)',
    '(?:tuo|di) (?:numero|telefono|cellulare|indirizzo)',
    'dove (?:abiti|vivi)',
    '(?:chiamami|chiamarti)',
    'venire a trovarti',
    'sei (?:davvero )?(?:ver[oa]|reale|una persona|uman[oa]|un bot|un robot)',
    'esisti',
    'spos(?:armi|arti|arci)'
  ),
  // Polish
  wholeWords(
    'kiedy (?:się )?(?:zobaczymy|spotkamy|zobaczę|możemy)',
    'spotk(?:ać|ajmy|amy)(?: się)?',
    '(?:na żywo|osobiście)',
    '(?:numer|twój) (?:telefonu|numer|adres)',
    'gdzie (?:dokładnie )?mieszkasz',
    '(?:zadzwoń|zadzwonić|zadzwonię)',
    '(?:odwiedzić cię|przyjechać do ciebie|przyjadę do ciebie)',
    'jesteś (?:naprawdę )?(?:prawdziw*|realn*|człowiekiem|botem|robotem)',
    'istniejesz',
    'wyjdź za mnie'
  ),
]
