import { wholeWords } from '#core/messaging/signs/whole_words'

/** Words by which somebody promises to meet, to come, or to be reached elsewhere, by language. */
export const promisesToMeet: readonly RegExp[] = [
  // English
  wholeWords(
    '(?:see|meet) you (?:on|at|in|there|then|tonight|tomorrow|soon|later|this|next)',
    "(?:we|i)(?:'ll| will| can| could| should| must) (?:meet|visit you|come (?:over|to you|and see you))",
    "(?:i want|i'd (?:like|love)|i would (?:like|love)|can't wait) to (?:meet|see|visit) (?:you|each other)",
    "let's (?:meet|get together)",
    'when we (?:finally )?meet',
    'meet me',
    'come (?:over|to my place|and (?:see|visit) me)',
    'my (?:home )?address is',
    'my (?:phone )?number is',
    'call me'
  ),
  // Dutch
  wholeWords(
    '(?:tot|zie je) (?:zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|vanavond|straks|dan|daar)',
    'zie je (?:op|om|in|bij|snel|gauw)',
    '(?:laten we|zullen we|we kunnen|we gaan) (?:eens |snel |gauw )?(?:afspreken|elkaar (?:zien|ontmoeten))',
    'als we elkaar (?:eindelijk )?(?:zien|ontmoeten)',
    '(?:wil|kan niet wachten om) (?:je|jou) (?:te )?(?:zien|ontmoeten)',
    'kom (?:maar )?(?:langs|naar me toe|bij me langs)',
    '(?:kom|ga) (?:ik )?(?:naar je toe|bij je langs)',
    'mijn (?:adres|nummer|telefoonnummer) is',
    'bel me'
  ),
  // German
  wholeWords(
    'bis (?:samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|morgen|heute abend|gleich|dann)',
    '(?:wir )?(?:sehen|treffen) uns (?:am|um|in|im|bei|morgen|heute|bald|dann|dort)',
    '(?:lass|lassen wir) uns (?:mal |bald )?(?:treffen|sehen)',
    'wenn wir uns (?:endlich )?(?:treffen|sehen)',
    'will dich (?:treffen|sehen|besuchen)',
    'komm (?:doch )?(?:vorbei|zu mir)',
    'ich (?:komme zu dir|besuche dich)',
    'meine (?:adresse|nummer|telefonnummer|handynummer) ist',
    'ruf mich an'
  ),
  // Spanish
  wholeWords(
    '(?:nos vemos|te veo|quedamos) (?:el|en|a|esta|mañana|pronto|luego|allí|hoy)',
    '(?:podemos|vamos a|quiero) (?:vernos|quedar|conocernos|verte|conocerte)',
    'cuando (?:por fin )?nos (?:veamos|conozcamos)',
    'ven a (?:mi casa|verme)',
    'voy a (?:verte|visitarte)',
    'mi (?:dirección|número|teléfono) es',
    'llámame'
  ),
  // French
  wholeWords(
    '(?:on se voit|à) (?:samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain|ce soir)',
    'on (?:se voit|se retrouve|se rencontre) (?:à|au|dans|bientôt|là)',
    '(?:on peut|on va|je veux|je voudrais|hâte de) (?:se|te) (?:voir|rencontrer)',
    'quand on se (?:verra|rencontrera)',
    'viens (?:chez moi|me voir)',
    'je (?:viens|viendrai) (?:te voir|chez toi)',
    'mon (?:adresse|numéro|téléphone) est',
    'appelle-moi'
  ),
  // Italian
  wholeWords(
    '(?:ci vediamo|a) (?:sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|domani|stasera)',
    'ci (?:vediamo|incontriamo) (?:al|alla|a|in|lì|presto|dopo)',
    "(?:possiamo|voglio|vorrei|non vedo l'ora di) (?:vederci|incontrarci|vederti|incontrarti)",
    'quando ci (?:vedremo|incontreremo)',
    'vieni (?:da me|a trovarmi)',
    'vengo (?:da te|a trovarti)',
    'il mio (?:indirizzo|numero|telefono) è',
    'chiamami'
  ),
  // Polish
  wholeWords(
    '(?:widzimy się|do zobaczenia|spotkajmy się|spotkamy się) (?:w|we|o|na|jutro|dziś|wieczorem|wkrótce|tam)',
    '(?:możemy się|chcę się z tobą|chciał*m się z tobą) spotkać',
    'kiedy się (?:wreszcie )?spotkamy',
    'przyjdź do mnie',
    '(?:przyjadę|przyjdę) do ciebie',
    '(?:mój (?:adres|numer)|mój telefon) to',
    'zadzwoń do mnie'
  ),
]

/** Words by which somebody asks to buy credits, or to pay more, by language. */
export const askingToBuy: readonly RegExp[] = [
  wholeWords(
    '(?:buy|get|purchase|order|top up) (?:(?:yourself|a few|some|any|more|the|your|new|extra) ){0,4}(?:credits?|bundles?|packages?|premium)',
    '(?:become|go) premium'
  ),
  wholeWords(
    '(?:koop|haal|neem|bestel|kopen|bijkopen) (?:(?:nog|maar|even|wat|een paar|meer|extra|nieuwe|de|je|een) ){0,4}(?:credits?|bundels?|pakket|premium)',
    '(?:credits?|bundels?|pakket) (?:bij)?kopen',
    'word premium'
  ),
  wholeWords(
    '(?:kauf*|hol*|bestell*|nimm) (?:(?:dir|noch|doch|ein paar|mehr|neue|die|deine|ein) ){0,4}(?:credits?|pakete?|premium)',
    '(?:credits?|pakete?) kaufen',
    'werde premium'
  ),
  wholeWords(
    '(?:compra*|consigue|recarga*) (?:(?:más|unos|algunos|otros|los|tus|un|unos cuantos) ){0,4}(?:créditos?|paquetes?|premium)',
    'hazte premium'
  ),
  wholeWords(
    "(?:achète*|acheter|prends|recharge*) (?:(?:encore|des|quelques|plus de|d'autres|tes|un|toi) ){0,4}(?:crédits?|forfaits?|packs?|premium)",
    'deviens premium'
  ),
  wholeWords(
    '(?:compra*|prendi|ricarica*) (?:(?:ancora|altri|dei|qualche|più|i|tuoi|un) ){0,4}(?:crediti|credito|pacchett[oi]|premium)',
    'diventa premium'
  ),
  wholeWords(
    '(?:kup|kupić|dokup|weź|doładuj) (?:(?:sobie|jeszcze|kilka|parę|więcej|nowe|swoje) ){0,4}(?:kredyt*|pakiet*|premium)',
    'zostań premium'
  ),
]
