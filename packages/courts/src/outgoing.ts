import { lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, type Dispatcher, fetch, type RequestInit, type Response } from 'undici'
import { isPublicAddress } from './public-address.ts'

/**
 * The one way out: every request of the server to somebody else is made by a dispatcher from here. (Mail goes by SMTP,
 * files to a bucket and spans to a collector by clients of their own; each to one address that only the operator sets.)
 *
 * `internet`: addresses that anybody reaches, so that no name, redirect or address that somebody thought up leads into
 * the operator's own network. `inside`: the opposite, for the demo and tests, whose outside world is on this machine; the
 * demo can reach no real site even by mistake.
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
 * Looks a name up for a connection and refuses where it leads elsewhere: the address that was checked is the one that is
 * connected to, so a name that answers differently the second time gains nothing.
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

/** Nothing is looked up for an address that is written as a number, so that it is checked here. */
function connectorTo(reach: Reach, timeout: number): buildConnector.connector {
  const connect = buildConnector({ lookup: lookupWithin(reach), timeout })
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // Not at once: undici expects an answer later.
    if (isIP(host) !== 0 && !isWithin(reach, host)) queueMicrotask(() => done(new WrongNetwork(host, reach), null))
    else connect(options, done)
  }
}

const agents = new Map<string, Dispatcher>()

function agentFor(reach: Reach, connectMs: number, connections: number | null): Dispatcher {
  const key = `${reach} ${connectMs} ${connections}`
  const known = agents.get(key)
  if (known) return known
  const agent = new Agent({ connect: connectorTo(reach, connectMs), connections, keepAliveTimeout: 10_000 })
  agents.set(key, agent)
  return agent
}

/** For conversations with courts, few connections to a host at a time: one for each case would be one too many. */
export const dispatcherTo = (reach: Reach, connectMs = 10_000): Dispatcher => agentFor(reach, connectMs, 4)

type Wish = Omit<RequestInit, 'redirect' | 'dispatcher'> & { signal: AbortSignal }

/**
 * `fetch` that follows no redirect, over https unless it stays inside, and carries no password in the address. It waits
 * for no court: its connections are its own.
 */
export async function fetchFrom(reach: Reach, address: string | URL, wish: Wish): Promise<Response> {
  const url = new URL(address)
  const isHttp = url.protocol === 'https:' || (reach === 'inside' && url.protocol === 'http:')
  if (!isHttp || url.username || url.password) throw new WrongNetwork(url.host, reach)
  return fetch(url, { ...wish, redirect: 'error', dispatcher: agentFor(reach, 10_000, null) })
}
