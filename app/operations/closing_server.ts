import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/**
 * Milliseconds in which a connection without a request may still bring one: a proxy that sends one at the
 * moment of the signal gets an answer that ends the connection, and opens the next one elsewhere.
 */
const graceMilliseconds = 1000

let connections: Connections | undefined

/** The server of this process: it listens once it is warm, and `closeServer` cuts off none of its answers. */
export function makeServer(handle: RequestListener, warm = becomeWarm) {
  const server = createServer(handle)
  connections = new Connections(server)
  listenAfter(server, () => warm(handle))
  return server
}

/**
 * A proxy that is refused asks another process at once; one that listens while it is cold would let
 * members wait for it.
 */
function listenAfter(server: Server, becoming: () => Promise<unknown>) {
  const listen = server.listen.bind(server) as (...where: unknown[]) => Server
  server.listen = (...where: unknown[]) => {
    void becoming().then(() => listen(...where))
    return server
  }
}

/**
 * Draws pages before the server listens, where somebody asks for its health. A process that did not get its own
 * pages in time is as good as one that never tried.
 */
async function becomeWarm(handle: RequestListener) {
  const { operationsPort } = await import('#config/operations')
  if (operationsPort === undefined) return
  const { warmUp } = await import('#operations/warm_up')
  const { default: logger } = await import('@adonisjs/core/services/logger')
  await warmUp(handle).catch((err) => logger.warn({ err }, 'Not warm'))
}

/** Refuses new connections, and resolves when the last request is answered and its connection closed. */
export async function closeServer() {
  await connections?.close()
}

class Connections {
  #isClosing = false

  /**
   * The last answer of each open connection, null once it was sent. Weak: the socket of an event stream
   * is detached from its answer, which must not stay in memory for as long as the page is open.
   */
  #answers = new Map<Socket, WeakRef<ServerResponse> | null>()

  constructor(private server: Server) {
    server.on('connection', (socket) => this.#addConnection(socket))
    server.prependListener('request', ({ socket }, answer) => this.#addRequest(socket, answer))
  }

  async close() {
    this.#isClosing = true
    const closed = once(this.server, 'close')
    // The close of the HTTP server would cut idle connections at once.
    NetServer.prototype.close.call(this.server)
    for (const answer of this.#answers.values()) letBeLast(answer?.deref())
    await setTimeout(graceMilliseconds)
    for (const [socket, answer] of this.#answers) if (!answer) socket.destroy()
    await closed
  }

  #addConnection(socket: Socket) {
    this.#answers.set(socket, null)
    socket.once('close', () => this.#answers.delete(socket))
  }

  #addRequest(socket: Socket, answer: ServerResponse) {
    const reference = new WeakRef(answer)
    this.#answers.set(socket, reference)
    if (this.#isClosing) letBeLast(answer)
    answer.once('close', () => {
      if (this.#answers.get(socket) !== reference) return
      this.#answers.set(socket, null)
      // The headers of this answer may have been sent before the signal.
      if (this.#isClosing) socket.destroySoon()
    })
  }
}

/** With `Connection: close`, unless its headers are sent already. */
function letBeLast(answer: ServerResponse | undefined) {
  if (answer) answer.shouldKeepAlive = false
}
