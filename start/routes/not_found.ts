import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.any('*', [controllers.errors.NotFound, 'index']).as('not_found')
