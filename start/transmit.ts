import transmit from '@adonisjs/transmit/services/main'
import { middleware } from '#start/kernel'

transmit.registerRoutes((route) => {
  route.use([middleware.json(), middleware.auth()])
})

transmit.authorize<{ id: string }>('members/:id', ({ member }, { id }) => member?.profile.id === id)
