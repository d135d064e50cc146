import '@adonisjs/core/services/app'
