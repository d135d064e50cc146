import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'
import { defaultLocale, fallbackLocale, locales } from '#core/sites/locales'

const i18nConfig = defineConfig({
  defaultLocale,
  supportedLocales: [...locales],
  fallbackLocales: Object.fromEntries(
    locales.filter((locale) => locale !== fallbackLocale).map((locale) => [locale, fallbackLocale])
  ),
  formatter: formatters.icu(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
