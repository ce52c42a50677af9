import { once } from 'node:events'
import { isIP } from 'node:net'
// biome-ignore lint/style/noRestrictedImports: the operator set this address, and from inside it may be a private one
import { connect, type TLSSocket } from 'node:tls'
import type { InstallationState } from '@peshi/contract/operations/installation-state'

type Certificate = InstallationState['certificate']

const patienceMs = 4000

/** Reads the certificate that browsers get at the public address. */
export async function readCertificate(publicUrl: string, authorities?: string[]): Promise<Certificate> {
  const { protocol, hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const none = { host: hostname, ends_at: null, problem: null }
  if (protocol !== 'https:') return { ...none, state: 'none' }
  const socket = connect({
    host,
    port: Number(port) || 443,
    rejectUnauthorized: false,
    ...(isIP(host) === 0 && { servername: host }),
    ...(authorities && { ca: authorities }),
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) })
    return { host: hostname, ...describe(socket) }
  } catch (error) {
    const said = error instanceof Error && error.name === 'AbortError' ? 'No answer in 4 seconds.' : String(error)
    return { ...none, state: 'unread', problem: said }
  } finally {
    socket.destroy()
  }
}

function describe(socket: TLSSocket): Omit<Certificate, 'host'> {
  const ends = new Date(socket.getPeerCertificate().valid_to)
  const refusal = socket.authorizationError
  return {
    state: socket.authorized ? 'good' : 'refused',
    ends_at: Number.isNaN(ends.getTime()) ? null : ends.toISOString(),
    problem: refusal ? String(refusal) : null,
  }
}
