import type { Region } from '#core/profiles/place'
import type { Locale } from '#core/sites/locales'

type Names = Readonly<Partial<Record<Locale, string>>>

/**
 * What regions of countries with several languages, and large islands, are called in languages other than
 * their own; by country and code.
 */
const names: Readonly<Record<string, Names>> = {
  BEBRU: {
    nl: 'Brussel',
    en: 'Brussels',
    de: 'Brüssel',
    es: 'Bruselas',
    fr: 'Bruxelles',
    it: 'Bruxelles',
    pl: 'Bruksela',
  },
  BEVAN: { en: 'Antwerp', es: 'Amberes', fr: 'Anvers', it: 'Anversa', pl: 'Antwerpia' },
  BEVBR: {
    en: 'Flemish Brabant',
    de: 'Flämisch-Brabant',
    es: 'Brabante Flamenco',
    fr: 'Brabant flamand',
    it: 'Brabante Fiammingo',
    pl: 'Brabancja Flamandzka',
  },
  BEVLI: { es: 'Limburgo', fr: 'Limbourg', it: 'Limburgo', pl: 'Limburgia' },
  BEVOV: {
    en: 'East Flanders',
    de: 'Ostflandern',
    es: 'Flandes Oriental',
    fr: 'Flandre-Orientale',
    it: 'Fiandre Orientali',
    pl: 'Flandria Wschodnia',
  },
  BEVWV: {
    en: 'West Flanders',
    de: 'Westflandern',
    es: 'Flandes Occidental',
    fr: 'Flandre-Occidentale',
    it: 'Fiandre Occidentali',
    pl: 'Flandria Zachodnia',
  },
  BEWBR: {
    nl: 'Waals-Brabant',
    en: 'Walloon Brabant',
    de: 'Wallonisch-Brabant',
    es: 'Brabante Valón',
    it: 'Brabante Vallone',
    pl: 'Brabancja Walońska',
  },
  BEWHT: { nl: 'Henegouwen', de: 'Hennegau', es: 'Henao' },
  BEWLG: { nl: 'Luik', de: 'Lüttich', es: 'Lieja', it: 'Liegi' },
  BEWLX: {
    nl: 'Luxemburg',
    de: 'Luxemburg',
    es: 'Luxemburgo',
    it: 'Lussemburgo',
    pl: 'Luksemburg',
  },
  BEWNA: { nl: 'Namen' },
  CHAG: { fr: 'Argovie', it: 'Argovia' },
  CHAI: { fr: 'Appenzell Rhodes-Intérieures', it: 'Appenzello Interno' },
  CHAR: { fr: 'Appenzell Rhodes-Extérieures', it: 'Appenzello Esterno' },
  CHBE: { es: 'Berna', fr: 'Berne', it: 'Berna', pl: 'Berno' },
  CHBL: { es: 'Basilea-Campiña', fr: 'Bâle-Campagne', it: 'Basilea Campagna', pl: 'Bazylea-Okręg' },
  CHBS: { es: 'Basilea-Ciudad', fr: 'Bâle-Ville', it: 'Basilea Città', pl: 'Bazylea-Miasto' },
  CHFR: { de: 'Freiburg', es: 'Friburgo', it: 'Friburgo', pl: 'Fryburg' },
  CHGE: { en: 'Geneva', de: 'Genf', es: 'Ginebra', it: 'Ginevra', pl: 'Genewa' },
  CHGL: { fr: 'Glaris', it: 'Glarona' },
  CHGR: { es: 'Grisones', fr: 'Grisons', it: 'Grigioni', pl: 'Gryzonia' },
  CHJU: { it: 'Giura', pl: 'Jura' },
  CHLU: { en: 'Lucerne', es: 'Lucerna', fr: 'Lucerne', it: 'Lucerna', pl: 'Lucerna' },
  CHNE: { de: 'Neuenburg' },
  CHNW: { fr: 'Nidwald', it: 'Nidvaldo' },
  CHOW: { fr: 'Obwald', it: 'Obvaldo' },
  CHSG: { es: 'San Galo', fr: 'Saint-Gall', it: 'San Gallo' },
  CHSH: { fr: 'Schaffhouse', it: 'Sciaffusa', pl: 'Szafuza' },
  CHSO: { es: 'Soleura', fr: 'Soleure', it: 'Soletta', pl: 'Solura' },
  CHSZ: { fr: 'Schwytz', it: 'Svitto' },
  CHTG: { es: 'Turgovia', fr: 'Thurgovie', it: 'Turgovia', pl: 'Turgowia' },
  CHTI: { de: 'Tessin', es: 'Tesino', fr: 'Tessin' },
  CHVD: { de: 'Waadt' },
  CHVS: { de: 'Wallis', it: 'Vallese' },
  CHZG: { fr: 'Zoug', it: 'Zugo' },
  CHZH: { en: 'Zurich', es: 'Zúrich', fr: 'Zurich', it: 'Zurigo', pl: 'Zurych' },
  CA02: { fr: 'Colombie-Britannique' },
  CA04: { fr: 'Nouveau-Brunswick' },
  CA05: { fr: 'Terre-Neuve-et-Labrador' },
  CA07: { fr: 'Nouvelle-Écosse' },
  CA09: { fr: 'Île-du-Prince-Édouard' },
  CA10: { en: 'Quebec' },
  CA13: { fr: 'Territoires du Nord-Ouest' },
  ES07: { nl: 'Balearen', en: 'Balearic Islands', de: 'Balearen', fr: 'Baléares', it: 'Baleari' },
  ES53: {
    nl: 'Canarische Eilanden',
    en: 'Canary Islands',
    de: 'Kanaren',
    fr: 'Canaries',
    it: 'Canarie',
    pl: 'Wyspy Kanaryjskie',
  },
  FR94: {
    nl: 'Corsica',
    en: 'Corsica',
    de: 'Korsika',
    es: 'Córcega',
    it: 'Corsica',
    pl: 'Korsyka',
  },
  IT14: {
    nl: 'Sardinië',
    en: 'Sardinia',
    de: 'Sardinien',
    es: 'Cerdeña',
    fr: 'Sardaigne',
    pl: 'Sardynia',
  },
  IT15: { nl: 'Sicilië', en: 'Sicily', de: 'Sizilien', fr: 'Sicile', pl: 'Sycylia' },
  IT17: { de: 'Trentino-Südtirol' },
  IT19: { de: 'Aostatal', fr: 'Vallée d’Aoste' },
}

/**
 * A region's name in a language, else in its own. Rule: docs/product/sites.md, Countries and languages.
 */
export function regionName({ country, code, name }: Omit<Region, 'id'>, locale: Locale) {
  return names[country + code]?.[locale] ?? name
}
