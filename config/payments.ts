import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** The sandbox takes play money: it is closed wherever real people pay. */
export const sandboxIsOpen = !app.inProduction || env.get('DEMO') === true
