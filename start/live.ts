import { hearNodes } from '#support/nodes'
import { startHeartbeat } from '#support/live_streams'

startHeartbeat()
await hearNodes()
