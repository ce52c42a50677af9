import { randomBytes } from 'node:crypto'
import type { PersonId } from '@peshi/contract/platform/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSignedBy, keysFor, sign } from '../../platform/crypto/keys.ts'
import type { Config } from '../../platform/process/config.ts'

const mostPeople = 5
const yearSeconds = 31_536_000

/**
 * Cookie with the ids of people who signed in on this device. Wrong guesses on other devices do not lock these people
 * out on this device.
 */
export function createKnownDevices({ secret, publicUrl }: Pick<Config, 'secret' | 'publicUrl'>) {
  const keys = keysFor(secret, 'known-device')
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-peshi-device' : 'peshi-device'

  function read({ headers }: FastifyRequest) {
    const found = headers.cookie?.split(/; */).find((part) => part.startsWith(`${name}=`))
    const marks =
      found
        ?.slice(name.length + 1)
        .split('~')
        .slice(0, mostPeople) ?? []
    return marks.flatMap((mark) => {
      const [device = '', person = '', signature = ''] = mark.split('.')
      return isSignedBy(keys, `${device}.${person}`, signature) ? [{ device, person, mark }] : []
    })
  }

  return {
    find: (request: FastifyRequest, personId: PersonId): string | null =>
      read(request).find(({ person }) => person === personId)?.device ?? null,

    remember(request: FastifyRequest, reply: FastifyReply, personId: PersonId): void {
      const known = read(request)
      const device = known.find(({ person }) => person === personId)?.device ?? randomBytes(16).toString('base64url')
      const own = `${device}.${personId}`
      const others = known.filter(({ person }) => person !== personId).map(({ mark }) => mark)
      const value = [`${own}.${sign(keys[0], own)}`, ...others].slice(0, mostPeople).join('~')
      const flags = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
      reply.header('set-cookie', `${name}=${value}; ${flags}`)
    },
  }
}
