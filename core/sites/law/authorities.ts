import type { Country } from '#core/sites/countries'

/** A public body by its own name, and its address on the web. */
export type Authority = Readonly<{ name: string; url: string }>

const of = (name: string, url: string): Authority => ({ name, url })

/** Authorities that oversee the protection of data, by country: members where they live, the company where it is. */
const dataProtection: Readonly<Record<string, Authority>> = {
  AT: of('Datenschutzbehörde', 'https://dsb.gv.at'),
  AU: of('Office of the Australian Information Commissioner', 'https://www.oaic.gov.au'),
  BE: of(
    'Gegevensbeschermingsautoriteit / Autorité de protection des données',
    'https://www.gegevensbeschermingsautoriteit.be'
  ),
  BG: of('Комисия за защита на личните данни', 'https://cpdp.bg'),
  CA: of('Office of the Privacy Commissioner of Canada', 'https://www.priv.gc.ca'),
  CH: of(
    'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB/PFPDT)',
    'https://www.edoeb.admin.ch'
  ),
  CY: of(
    'Επίτροπος Προστασίας Δεδομένων Προσωπικού Χαρακτήρα',
    'https://www.dataprotection.gov.cy'
  ),
  CZ: of('Úřad pro ochranu osobních údajů', 'https://uoou.gov.cz'),
  // Each Land has its own; their conference lists them.
  DE: of(
    'Datenschutzaufsichtsbehörde des Bundeslandes',
    'https://www.datenschutzkonferenz-online.de/datenschutzaufsichtsbehoerden.html'
  ),
  DK: of('Datatilsynet', 'https://www.datatilsynet.dk'),
  EE: of('Andmekaitse Inspektsioon', 'https://www.aki.ee'),
  ES: of('Agencia Española de Protección de Datos', 'https://www.aepd.es'),
  FI: of('Tietosuojavaltuutetun toimisto', 'https://tietosuoja.fi'),
  FR: of('Commission nationale de l’informatique et des libertés (CNIL)', 'https://www.cnil.fr'),
  GB: of('Information Commissioner’s Office', 'https://ico.org.uk'),
  GR: of('Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα', 'https://www.dpa.gr'),
  HR: of('Agencija za zaštitu osobnih podataka', 'https://azop.hr'),
  HU: of('Nemzeti Adatvédelmi és Információszabadság Hatóság', 'https://www.naih.hu'),
  IE: of('Data Protection Commission', 'https://www.dataprotection.ie'),
  IT: of('Garante per la protezione dei dati personali', 'https://www.garanteprivacy.it'),
  LT: of('Valstybinė duomenų apsaugos inspekcija', 'https://vdai.lrv.lt'),
  LU: of('Commission nationale pour la protection des données', 'https://cnpd.public.lu'),
  LV: of('Datu valsts inspekcija', 'https://www.dvi.gov.lv'),
  MT: of('Information and Data Protection Commissioner', 'https://idpc.org.mt'),
  NL: of('Autoriteit Persoonsgegevens', 'https://autoriteitpersoonsgegevens.nl'),
  NZ: of('Office of the Privacy Commissioner', 'https://www.privacy.org.nz'),
  PL: of('Prezes Urzędu Ochrony Danych Osobowych', 'https://uodo.gov.pl'),
  PT: of('Comissão Nacional de Proteção de Dados', 'https://www.cnpd.pt'),
  RO: of(
    'Autoritatea Naţională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
    'https://www.dataprotection.ro'
  ),
  SE: of('Integritetsskyddsmyndigheten', 'https://www.imy.se'),
  SI: of('Informacijski pooblaščenec', 'https://www.ip-rs.si'),
  SK: of('Úrad na ochranu osobných údajov', 'https://dataprotection.gov.sk'),
}

/** Authorities that oversee the accessibility of services of commerce, under the laws made from Directive 2019/882. */
const accessibility: Readonly<Partial<Record<Country, Authority>>> = {
  AT: of('Sozialministeriumservice', 'https://www.sozialministeriumservice.gv.at'),
  BE: of('FOD Economie / SPF Économie', 'https://economie.fgov.be'),
  DE: of(
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    'https://www.mlbf-barrierefrei.de'
  ),
  ES: of('Oficina de Atención a la Discapacidad (OADIS)', 'https://www.oadis.gob.es'),
  FR: of(
    'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    'https://signal.conso.gouv.fr'
  ),
  IE: of('Competition and Consumer Protection Commission', 'https://www.ccpc.ie'),
  IT: of('Agenzia per l’Italia Digitale (AgID)', 'https://www.agid.gov.it'),
  NL: of('Autoriteit Consument & Markt', 'https://www.acm.nl'),
  PL: of('Prezes Zarządu PFRON', 'https://www.pfron.org.pl'),
}

type Where = Readonly<{ companyCountry: string | null; countries: readonly Country[] }>

/** An authority with the country where one turns to it. */
export type AuthorityOf = Authority & Readonly<{ country: string }>

/**
 * The authorities of data protection of a site: that of its company first, then those of the countries
 * that it serves, where there is one. Rule: docs/product/sites.md, Law by country.
 */
export function dataAuthorities({ companyCountry, countries }: Where): readonly AuthorityOf[] {
  const all = new Set([...(companyCountry === null ? [] : [companyCountry]), ...countries])
  return [...all].flatMap((country) => {
    const authority = dataProtection[country]
    return authority ? [{ country, ...authority }] : []
  })
}

/** The authorities of accessibility in the countries that a site serves, where there is one. */
export function accessibilityAuthorities(countries: readonly Country[]): readonly AuthorityOf[] {
  return countries.flatMap((country) => {
    const authority = accessibility[country]
    return authority ? [{ country, ...authority }] : []
  })
}
