import type { CourtRequest, CourtResponse, CourtSession } from '../src/session.ts'

type Reply = string | Uint8Array | Partial<CourtResponse>
type Script = Record<string, Reply | ((form: Record<string, string>) => Reply)>

export interface ScriptedSession extends CourtSession {
  asked: { path: string; form: Record<string, string> | null }[]
  bodies: unknown[]
}

/** Finds replies in `script` by the request's path, with or without the query. A request without a reply throws. */
export function scriptSession(script: Script): ScriptedSession {
  const asked: ScriptedSession['asked'] = []
  const bodies: unknown[] = []
  return {
    baseUrl: 'http://court.test/site/',
    values: {},
    asked,
    bodies,
    today: () => '2026-11-20',
    async request(path: string, options: CourtRequest = {}) {
      asked.push({ path, form: options.form ?? null })
      if (options.json !== undefined) bodies.push(options.json)
      const reply = script[path] ?? script[path.split('?')[0] ?? '']
      if (reply === undefined) throw new Error(`Nobody expected a request to ${path}`)
      return toResponse(path, typeof reply === 'function' ? reply(options.form ?? {}) : reply)
    },
    save: () => ({ cookies: null, values: {} }),
  }
}

function toResponse(path: string, reply: Reply): CourtResponse {
  const url = `http://court.test/site/${path}`
  if (typeof reply === 'string') {
    return { status: 200, url, mediaType: 'text/html', bytes: Buffer.from(reply), text: reply.replace(/^\uFEFF/, '') }
  }
  if (reply instanceof Uint8Array) return { status: 200, url, mediaType: 'image/png', bytes: reply, text: '' }
  return { status: 200, url, mediaType: 'text/html', bytes: new Uint8Array(), text: '', ...reply }
}
