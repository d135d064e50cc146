import transmit from '@adonisjs/transmit/services/main'
import { middleware } from '#start/kernel'
import { forgetStream, keepStream } from '#support/live_streams'
import { hearNodes } from '#support/nodes'

transmit.registerRoutes((route) => {
  route.use([middleware.json(), middleware.auth()])
})

transmit.on('connect', ({ context }) => keepStream(context))
transmit.on('disconnect', ({ context }) => forgetStream(context))

transmit.authorize<{ id: string }>('members/:id', ({ member }, { id }) => member?.profile.id === id)

await hearNodes()
