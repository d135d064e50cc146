import { readdirSync, readlinkSync } from 'node:fs'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import { account } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'

/** A member sends a file as a photo. */
export async function upload(client: ApiClient, person: Person, bytes: Buffer, name = 'me.jpg') {
  return client
    .post(`/profile/photos?client_id=${crypto.randomUUID()}`)
    .loginAs(await account(person))
    .withCsrfToken()
    .accept('json')
    .file('photo', bytes, { filename: name })
}

/** The names of all files of photos. */
export async function storedFiles() {
  const listed = drive.use().listAll('photos', { recursive: true })
  // Without any there is no folder either.
  const { objects } = await listed.catch(() => ({ objects: [] }))
  return [...objects].flatMap((entry) => (entry.isFile ? entry.name : []))
}

/** Uploads that this process has open: their files have no names. */
export function filesOnTheWay() {
  return readdirSync('/proc/self/fd').filter((number) => isUpload(`/proc/self/fd/${number}`))
}

/** Whether a descriptor is an upload. It may be closed by now, like that of the folder that was read. */
function isUpload(file: string) {
  try {
    return /\/(upload|attachment)-[\da-f-]{36}/.test(readlinkSync(file))
  } catch {
    return false
  }
}
