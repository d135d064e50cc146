import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const userPresentAndVerified = 0x05
const attested = 0x40

interface Options {
  challenge: string
}

/** A device that keeps one passkey (ES256), for tests without a browser. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const device = { origin, counter: 0 }

  const register = ({ challenge }: Options) => {
    const length = Buffer.from([0, id.length])
    const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)])
    const authData = Buffer.concat([authenticatorData(userPresentAndVerified | attested), key])
    return answer({
      clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation(authData).toString('base64url'),
    })
  }
  const logIn = ({ challenge }: Options, flags = userPresentAndVerified) => {
    const authData = authenticatorData(flags)
    const client = clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authData, sha256(client)])
    return answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    })
  }
  const authenticatorData = (flags: number) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(device.counter, 1)
    return Buffer.concat([sha256(Buffer.from(new URL(origin).hostname)), tail])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: device.origin, crossOrigin: false }))
  const answer = (response: object) => {
    const name = id.toString('base64url')
    const kind = { type: 'public-key', clientExtensionResults: {} }
    return JSON.stringify({ id: name, rawId: name, ...kind, response })
  }
  return { device, register, logIn }
}

/** The map {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: an ES256 key. */
function coseKey(x: string, y: string) {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** The map {fmt: "none", attStmt: {}, authData} in CBOR. */
function attestation(authData: Buffer) {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
  return Buffer.concat([head, Buffer.from([0x58, authData.length]), authData])
}

function sha256(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest()
}
