import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, type Dispatcher, fetch, type RequestInit, type Response } from 'undici'
import { isPublicAddress } from './public-address.ts'

/**
 * `internet` allows only public addresses, so that no redirect leads into the server's private network. `inside` allows
 * only addresses that are not public, so that the demo and the tests reach no real site.
 */
export type Reach = 'internet' | 'inside'

export class WrongNetwork extends Error {
  override name = 'WrongNetwork'
  constructor(host: string, reach: Reach) {
    super(reach === 'internet' ? `${host} leads into a private network` : `${host} leads out of this machine`)
  }
}

const isWithin = (reach: Reach, address: string) => isPublicAddress(address) === (reach === 'internet')

/**
 * Checks the addresses within the connection's own lookup. A second lookup could return another address (DNS
 * rebinding).
 */
export const lookupWithin =
  (reach: Reach, resolve: typeof lookUp = lookUp): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isWithin(reach, address)))
        return done(new WrongNetwork(host, reach), '')
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }

/** A host that is an IP address needs no DNS lookup, so `lookupWithin` does not see it. */
function connectorTo(reach: Reach, timeout: number): buildConnector.connector {
  const connect = buildConnector({ lookup: lookupWithin(reach), timeout })
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // undici requires that the callback is called asynchronously.
    if (isIP(host) !== 0 && !isWithin(reach, host)) queueMicrotask(() => done(new WrongNetwork(host, reach), null))
    else connect(options, done)
  }
}

const agents = new Map<string, Dispatcher>()

function agentFor(reach: Reach, connectMs: number, connections: number | null): Dispatcher {
  const key = `${reach} ${connectMs} ${connections}`
  const openAgent = agents.get(key)
  if (openAgent) return openAgent
  const agent = new Agent({ connect: connectorTo(reach, connectMs), connections, keepAliveTimeout: 10_000 })
  agents.set(key, agent)
  return agent
}

export const dispatcherTo = (reach: Reach, connectMs = 10_000): Dispatcher => agentFor(reach, connectMs, 4)

type Wish = Omit<RequestInit, 'redirect' | 'dispatcher'> & { signal: AbortSignal }

/**
 * The only way to other machines. Follows no redirect. Throws `WrongNetwork` for an address outside `reach`, or one
 * with a password.
 */
export async function fetchFrom(reach: Reach, address: string | URL, wish: Wish): Promise<Response> {
  const url = new URL(address)
  const isHttp = url.protocol === 'https:' || (reach === 'inside' && url.protocol === 'http:')
  if (!isHttp || url.username || url.password) throw new WrongNetwork(url.host, reach)
  return fetch(url, { ...wish, redirect: 'error', dispatcher: agentFor(reach, 10_000, null) })
}
