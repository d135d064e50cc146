import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { loginKey } from '#logins/login_list'
import { addStream, hasRoomForStream } from '#live/streams'
import { streamValidator } from '#validators/live/stream'

/** Pages poll meanwhile. */
const retrySeconds = 60

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-cache, no-store, must-revalidate, max-age=0, no-transform',
  // The body ends with the connection: no chunked encoding is needed.
  'Connection': 'close',
  // Tells proxies not to buffer the response.
  'X-Accel-Buffering': 'no',
}

export default class StreamsController {
  /** Starts a response that stays open; events are written to it as they happen. */
  async show({ member, request, response, session }: HttpContext) {
    const { uid } = await request.validateUsing(streamValidator)
    if (app.isTerminating) return response.serviceUnavailable()
    if (!hasRoomForStream()) {
      return response.header('Retry-After', retrySeconds).serviceUnavailable()
    }
    const loginId: unknown = session.get(loginKey)
    await ownTurn(response.response)
    const socket = detachSocket(response.response, response.getHeaders())
    // The visitor has disconnected already.
    if (!socket) return
    addStream({
      uid,
      profileId: member.profile.id,
      socket,
      loginId: typeof loginId === 'string' ? loginId : null,
    })
  }
}

/** Waits until what was asked before it on the same connection is answered, or the visitor has disconnected. */
async function ownTurn(answer: ServerResponse) {
  const { socket } = answer.req
  if (answer.socket || socket.destroyed) return
  await new Promise((fulfil) => {
    answer.once('socket', fulfil)
    socket.once('close', fulfil)
  })
}

/** Sends the headers and detaches the socket, so that request and response can be freed. */
function detachSocket(
  answer: ServerResponse,
  given: ReturnType<HttpContext['response']['getHeaders']>
) {
  const { socket } = answer
  if (!socket || socket.destroyed) return null
  answer.useChunkedEncodingByDefault = false
  answer.writeHead(200, { ...given, ...headers }).flushHeaders()
  answer.detachSocket(socket)
  return socket.setKeepAlive(true).setNoDelay(true).setTimeout(0)
}
