/*
 * How mail servers word their refusals, by cause. Texts are matched in lower case, on one line, and
 * without links and with @ for addresses, which often contain the same words, and with _ for the dots
 * in names (`plainWords`), so that a dot ends a sentence.
 */

/** A refusal of who sends: blocklists, reputation, authentication, reverse DNS, relaying, rate. */
export const senderRefused = anyOf(
  /(traffic|mail|messages?|connections?)( is| are)? not accepted from|access denied, traffic/,
  /\byour (host|domain|server|mail ?server|ip( address)?)\b[^.]{0,30}(not (be )?(found|resolv)|not exist|does ?n[’']t exist|unknown|no (dns|mx|ptr))|\bfrom address\b|(mail|messages?) from (an? )?(unknown|invalid|unresolvable) (host|domain)|(rejected|refused) because (the|your) (sender'?s? )?domain/,
  /\b(block|black|deny|reject)[ -]?list/,
  /\b(dns|r|u|s)bl\b|\(bl\)|spamhaus|spamcop|sorbs|barracuda ?central|senderscore|uceprotect|cloudmark/,
  /\breputation\b|unsolicited|\bspam|\bjunk\b|\bbulk e?mail|\bu[bc]e\b|unwanted messages|user complaints/,
  /\b(spf|dkim|dmarc|sender ?id)\b|unauthenticated|authentication (information|check|fail)|authentication (is )?required|must authenticate/,
  /\b5\d\d[ -]blocked\b/,
  /reverse (dns|host|lookup)|\br?dns ptr\b|\bptr\b|\brdns\b|\bfcrdns\b|ip name lookup|unverifyable|unverifiable/,
  /(client|helo|ehlo)( host| command| name)?[^.]{0,40}(rejected|refused|denied|blocked|invalid)/,
  /invalid (helo|ehlo)|mismatches client ip|may not be mail exchanger|smtp server of your isp|not allowed to send/,
  /\b(sending|source|connecting|your|sender'?s?|mail server'?s?) (ip|host|server|domain|address|network|provider)\b[^.]{0,60}(block|ban|den(y|ied)|reject|refus|limit|suspicious|not accept)/,
  /\bip\b[^.]{0,60}(blocked|banned|bloquee|gesperrt|rejected|denied|limited)|(blocked|banned|blocking)( sending| source)? (ip|host|sender)/,
  /messages? from\b[^.]{0,60}(deferred|weren'?t sent|not accepted|blocked|refused|rejected)/,
  /\brelay(ing)?\b[^.]{0,40}(denied|not allowed|not permitted|prohibited|disallowed|rejected|refused)|(not|unable|cannot|refus\w+)( configured| permitted| allowed)? to relay|open relay|(insecure|unauthori[sz]ed|anonymous) (mail )?relay|(do|does) not relay|no relaying/,
  /domain of sender|\bsender\b( \w+){0,3} (rejected|denied|refused|unknown|blocked|invalid|not (found|allowed|exist)|failed|verif)|(invalid|unknown|unroutable|unrouteable|bad|rejected|unverified) (envelope )?sender|sender (verify|verification|callout)|\bfrom: ?domain\b|envelope from|senders? not allowed|valid sender/,
  /too many (connections|messages|recipients|errors|unwanted|hourly|concurrent)|(rate|frequency)( is)? ?(limit|exceeded)|\bthrottl|unexpected volume|rate limit/
)

/** A refusal of what is sent. */
export const contentRefused = anyOf(
  /\bvirus|malware|phishing|content[^.]{0,30}(reject|filter|block)|(reject|block)[^.]{0,30}\bcontent\b|suspicious/,
  /header error|duplicate header|\bheader\b[^.]{0,40}not accepted|attachment|line (length |limit)/,
  /(message|mail|email|transaction)( was| is| has been)? (rejected|rejete|refused|blocked|not (accepted|allowed))|\bsecurity polic|\bpolicy\b|\bpolicies\b|administrative(ly)? prohibit|: ?blocked\)/
)

/** The mailbox exists, and takes mail of some people alone: it is no fault of the site. */
export const recipientRestricts = anyOf(
  /not ?authenticated ?for ?(group|mailbox)|delivery restriction|when sending to this group|restricted (to|by) (the )?(recipient|group|senders)/,
  /only accept(s|ing) (e-?mail|messages)|accepting mail from specific|refused? (to receive|due to recipient)|user reject|account is protected by|blocked by (the|this) recipient/
)

/** The mailbox exists and has no room. */
export const mailboxFull = anyOf(
  /\bquota\b|over (its|the) (limit|size)|too many messages on|(mailbox|mail box|inbox|storage|disk|folder|maildir|account)\b[^.;]{0,40}\b(full|exhausted|exceed\w*)\b/,
  /(insufficient|not enough|out of|no)( \w+){0,2} (space|storage)|no space left|exceed\w*( \w+){0,3} (storage|quota)/,
  /(postfach|mailbox|postvak|inbox)[^.;]{0,30} (voll|vol|überfüllt)|speicherplatz|(esaurito|insufficiente)[^.;]{0,20} spazio|spazio[^.;]{0,20} (esaurito|insufficiente)|brak miejsca|onvoldoende (ruimte|opslag)|espace insuffisant|sin espacio|(boîte|boite)[^.;]{0,50}pleine|casella[^.;]{0,30}piena|buz[oó]n[^.;]{0,30}lleno|skrzynk\w*[^.;]{0,30}(pełna|przepełnion\w*)|przekroczon\w+ (limit|pojemno)/
)

/** The mailbox exists and is closed, or takes no mail of this size or from these senders. */
export const mailboxClosed = anyOf(
  /exceeds?( \w+){0,4} (size|space|limit)|(message|mail|size|line)[^.]{0,30}(too (big|large|long)|size limit|limit exceeded)|too (big|large) for|(size|length) exceeds/,
  /(account|mailbox|user|recipient|destinataire|compte|konto|postfach|cuenta|buz[oó]n|skrzynk\w*|casella)\b[^.;]{0,60}\b(disabled|inactive|suspended|blocked|locked|deactivated|frozen|restricted|bloqu\w+|gesperrt|deaktiviert|zablokowan\w+|nieaktywn\w+|sospes\w+|disabilitat\w+|desactivad\w+)/,
  /(disabled|inactive|suspended|locked|deactivated) (user|account|mailbox|recipient)/,
  /receiving mail at a rate|recipient preferences|not a member|permission to post|mailing list/
)

/** A failure of the moment: of a connection, a server or the patience of one. */
export const passingFailure = anyOf(
  /gr[ea]y-?list|(try|retry) (again )?later|later again|temporar|try again( in)?$|not found,? try again|essayer plus tard/,
  /\btim(ed?|ing) ?out\b|timeout|\bexpired\b|too long in|queue too long|giving up\.?$|could not deliver for|message for \d+ days|failed \d+ attempts|\baborted after\b|not be delivered (for|within)/,
  /connection[^.]{0,20}(refused|reset|lost|closed|dropped|failed)|no route to host|unreachable|not reachable|requests to connect|socket error|(could not|couldn'?t|unable to|wasn'?t able to|cannot) (connect|establish|contact)|not accepting connections|refused to talk/,
  /service( is)?( currently| temporarily)? (unavailable|not available|refused?)|out of memory|insufficient resources|internal (system |server )?error|mailer error|local error|command died|system (is )?(busy|full)/,
  /\bloop\b|too many hops|hop count|forwarded more than|servfail|unexpected name server|dns query failed|name ?server[^.]{0,30}(timeout|fail)|lookup fail\w*(?![^.]{0,30}(not found|nxdomain|no such))/,
  /improper sequence|bad sequence|not implemented|protocol error|syntax error, command/
)

/** There is nobody of this name. */
export const recipientUnknown = anyOf(
  /\b(does not|doesn[’']?t|do not|no longer) (live|work|reside) (here|there)|\bno[ -]?(one|body)( here)?( \S+){0,3} (by|with|at|of) (that|this)|\b(not|isn[’']?t)( \w+)? in( \w+){0,3} (directory|address book|name list|user list|recipient (table|list|map))/,
  /\b(account|mailbox|user|recipient|address|person|customer)\b[^.;]{0,40}\b(has|have|was|were|been|is)( \w+)? (deleted|removed|terminated|closed|cancell?ed|discontinued|retired|moved)|no longer (accepts|receives|accepting|receiving)( any)? e?-?mail|has left (the|our) (company|organi[sz]ation)/,
  /\bbad[-_ ]?rcpt(to)?\b|\bbad[-_ ](recipient|destination) ?(address|mailbox)?\b|can[’']?t accept user|destination addresses were unknown|server rejected (the )?(address|recipients?)\b|no (valid )?recipients\b|(not an? |no )(active|local) (address|user|mailbox|recipient)|not our customer|never existed|(mailbox|account|user) not (present|available|here|local|listed)|no mail ?box (available|here)|unknown to us|account unavailable|user not (active|known|listed)|virtual user|missing home directory/,
  /\bnot (a|an|our|one of our) ((known|valid|existing|local|registered|active) )?(user|recipient|mailbox|account|address)\b|\b(do|does) not have (a|any|such) (user|recipient|mailbox|account)|(unable|not able|cannot|can[’']?t|could not)( to)? (find|locate|route to|identify)( the| a)? (user|recipient|mailbox|account|address)\b|user is ?n[o’']?t here/,
  /\b(users?|recipients?|accounts?|mailbox|address(es)?|alias)\b[^.;:]{0,40}\b(was|were|is|are|could|can) ?n[o’']?t( \w+)? (be )?(found|known|listed|local|recogni[sz]ed|valid|delivered to)\b|\bwas ?n[o’']?t found at\b/,
  /\b(users?|recipients?|mailbox|account|alias|addressee|person|(?<!ip )address|recip|destinatario|e-?mail address|login|rcpt)\b[^.;]{0,60}\b(unknown|not? (\w+ )?(found|exists?|existing|known|valid|recogni[sz]ed|listed)|not a (valid|known|registered)|doesn'?t exist|don'?t exist|non-?existent|no longer (on|exists?|available|valid|in use|active|here|with)|invalid|is ?n[o’']?t valid|was ?n[o’']t found|could ?n[o’']t be found|could not be found)/,
  /\b(unknown|no such|invalid|non-?existent|unrecogni[sz]ed|illegal|not (a |an |our )?(known |valid |existing |local )?|unrout[e]?able|cannot find( the| a)?|can'?t find( the| a)?|incorrect|bad|doesn'?t have an?|does not have an?|no)( or illegal)?( final| local| destination| delivery| e-?mail| mail| such| valid| [^\s_]+_\S+){0,3} (users?|userid|recipients?|mailbox|account|address|alias|person|customer|rcpt|local[- ]?part|addressee)\b/,
  /recipient address rejected: access denied|^(smtp; ?)?5\d\d @:? (address )?rejected$/,
  /no mailbox (here )?(by|with) that name|recip(ient)?notfound|nosuchuser|who\?|addressed to nobody|has moved|moved to another address|user moved/,
  /(destinataires?|utilisateur|adresse|bo[iî]te|compte)\b[^.;]{0,60}(inconnue?|introuvable|invalide|inexistante?|n['’]existe|n['’]a( pas)? (pu être )?(été )?(trouvée?|retrouvée?))/,
  /(empf(ä|ae)nger\w*|benutzer\w*|adressat|adresse|postfach|konto|verzeichnis)\b[^.;]{0,60}(unbekannt|existiert nicht|nicht( \S+){0,3} (gefunden|bekannt|vorhanden|verzeichnet|aufgeführt|gelistet)|gelöscht|ungültig)|(unbekannter?|ungültiger?|kein(en)?) (empfänger|benutzer|adressat|postfach|adresse)/,
  /(usuario|destinatario|buz[oó]n|cuenta|direcci[oó]n)\b[^.;]{0,60}(desconocid|no existe|inexistente|no (es )?v[aá]lid|no (se ha |fue |se pudo )?(encontrad|encontrar))|no (existe|se (encontr[oó]|ha encontrado|pudo encontrar))( \S+){0,2} (usuario|destinatario|buz[oó]n|cuenta|direcci[oó]n|persona)/,
  /(utente|destinatario|casella|indirizzo|account)\b[^.;]{0,60}(sconosciut|inesistente|non( è| e'| risulta)?( stat\w)? (esiste|trovat|valid|attiv|presente))|(nessun|utente|destinatari\w) (utente|destinatario|sconosciut\w)/,
  /(użytkownik\w*|adres\w*|skrzynk\w*|kont[oa]|odbiorc\w*)[^.;]{0,60}(nie (istnieje|istniała|została? (znalezion|odnalezion)\w*)|nieznan|nie znaleziono|nieprawidłow|usunięt)|nie (można |udało się )?(od|z)nale(ź|zion)[^.;]{0,40} (użytkownika|adresu|skrzynki|konta|odbiorcy)|nie ma (takiego|takiej)|nieznan\w+ (odbiorca|adresat|użytkownik|adres)|brak( takie\w+)? (użytkownika|skrzynki|konta|adresata|odbiorcy)/,
  /(gebruiker|ontvanger|geadresseerde|e-?mailadres|adres|postvak|mailbox|account)\b[^.;]{0,60}(onbekend|bestaat niet|niet( worden)? gevonden|ongeldig|niet bekend|verwijderd)|onbekende? (gebruiker|ontvanger|adres)/,
  /(пользовател|адрес|получател)[^.;]{0,60}(не (найден|существует)|неизвест)/,
  /(宛先|ユーザー|アドレス|ディレクトリ)[^。]{0,40}(見つかりません|存在しません|不明)/
)

/** Words that also name causes of another kind, but are written for an address that proved wrong. */
export const addressUnverified = anyOf(/account or domain may not exist/)

/** The words of RFC 5321 for a mailbox that is not found, not accessible, or closed by a policy. */
export const mailboxUnavailable = anyOf(/mailbox (unavailable|not available)/)

/** The stock phrase for an unknown recipient. */
export const stockPhrase = anyOf(
  /\b(user|recipient) unknown|unknown (user|recipient)|no such (user|recipient)/
)

/** Nobody takes mail there. */
export const hostUnknown = anyOf(
  /(mx|srv)( or srv)? record indicated no|(host|domain) (is )?(invalid|unknown)|name or service not known|(unable|not able|cannot|could not) (to )?resolve (the )?(recipient )?(domain|host)|(domain|host)( name)? \S+ could not be resolved|no matches to nameserver|(recipient )?domain must exist|mail domain( \S+){0,5} is unknown|(domain|domaine?|dominio|domein|domen\w*)\b[^.;]{0,40}(existiert nicht|n['’]existe|no existe|non esiste|bestaat niet|nie istnieje)/,
  /\b(host|domain|hostname|destination system)( or domain)?( name)?\b[^.;]{0,80}\b(unknown|not found|does ?n[o']t exist|doesn'?t exist|does not exist|could ?n[o’']t be found|could not be found|invalid|non-?existent)/,
  /\b(unknown|no such|invalid|illegal|non-?existent|unrout[e]?able|bad destination)( mail| recipient| destination| remote)? ?(host|domain|system)/,
  /(host|domain|server|system)\b[^.;]{0,60}(does ?n[o’']t|does not|doesn'?t) (accept|receive) (any )?e?-?mail/,
  /(could ?n[o']t|could not|cannot|can'?t) find (any host|a mail exchanger|a host)|no (mail exchanger|mail server|mx)|seems? to reject all|no valid (mx|hosts)|null ?mx|nxdomain|unrout[e]?able|no smtp service|point to non-existent hosts/,
  /\b(521|556)[ -]5_(3_2|1_10)\b/
)

/** A text as it is matched. */
export function plainWords(text: string) {
  return text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/<[^<>\s@]*@[^<>\s]*>|(?<![^\s<>[\]("':;])[^\s<>[\]("':;]+@[\w.-]*\w/g, '@')
    .replace(/\.(?=\S)/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function anyOf(...patterns: readonly RegExp[]) {
  return (words: string) => patterns.some((pattern) => pattern.test(words))
}
