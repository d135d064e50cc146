import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { loginKey } from '#logins/login_list'
import { addStream } from '#live/streams'
import { streamValidator } from '#validators/live/stream'

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-cache, no-store, must-revalidate, max-age=0, no-transform',
  // What is written belongs to the answer until the line ends: no framing is needed.
  'Connection': 'close',
  // Proxies are not to hold it back.
  'X-Accel-Buffering': 'no',
}

export default class StreamsController {
  /** Answers, and never finishes: what happens is written as it happens. */
  async show({ member, request, response, session }: HttpContext) {
    const { uid } = await request.validateUsing(streamValidator)
    const loginId: unknown = session.get(loginKey)
    const socket = detachSocket(response.response, response.getHeaders())
    // Nobody is there any more.
    if (!socket) return
    addStream({
      uid,
      profileId: member.profile.id,
      socket,
      loginId: typeof loginId === 'string' ? loginId : null,
    })
  }
}

/** Begins the answer and takes its line, so that answer and request need not be kept for it. */
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
