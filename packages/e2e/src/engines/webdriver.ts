import { connect, type Socket } from 'node:net'

const commands = {
  DeleteSession: ['DELETE', ''],
  SetTimeouts: ['POST', '/timeouts'],
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  GetWindowHandles: ['GET', '/window/handles'],
  NewWindow: ['POST', '/window/new'],
  CloseWindow: ['DELETE', '/window'],
  SwitchToWindow: ['POST', '/window'],
  SetWindowRect: ['POST', '/window/rect'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const

export type Command = keyof typeof commands
type Params = Record<string, unknown>

export interface WebDriver {
  send(command: Command, params?: Params): Promise<unknown>
}

export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export class WebDriverError extends Error {
  readonly code: string
  constructor(command: string, code: string, message: string) {
    super(`${command}: ${code}: ${message}`)
    this.code = code
  }
}

export async function openOverHttp(base: string, capabilities: Params): Promise<WebDriver> {
  async function ask(command: string, method: string, path: string, params: Params) {
    const reply = await fetch(`${base}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(params) }),
    })
    const { value } = (await reply.json()) as { value: Params | null }
    if (!reply.ok) throw new WebDriverError(command, String(value?.error), String(value?.message))
    return value
  }
  const opened = await ask('NewSession', 'POST', '', { capabilities: { alwaysMatch: capabilities } })
  return {
    send(command, params = {}) {
      const [method, path] = commands[command]
      return ask(command, method, `/${opened?.sessionId}${path.replace('{id}', String(params.id))}`, params)
    },
  }
}

/** Speaks Firefox's protocol Marionette: a command is `[0, id, name, params]`, its reply `[1, id, error, result]`. */
export async function openMarionette(port: number, capabilities: Params): Promise<WebDriver> {
  const waiting = new Map<number, { command: string; resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  function take([, id, error, result]: [number, number, Params | null, Params | null]) {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new WebDriverError(asked.command, String(error.error), String(error.message)))
    else asked?.resolve(result && 'value' in result ? result.value : result)
  }
  const socket = await readMessages(port, take, (why) => {
    for (const { reject } of waiting.values()) reject(why)
  })
  const ask = (command: string, params: Params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { command, resolve, reject })
      const text = JSON.stringify([0, id, command, params])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  await ask('WebDriver:NewSession', capabilities)
  return { send: (command, params = {}) => ask(`WebDriver:${command}`, params) }
}

type Answer = [number, number, Params | null, Params | null]

function readMessages(port: number, take: (message: Answer) => void, fail: (why: Error) => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  let rest = Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => fail(new Error('Firefox has ended')))
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        const colon = rest.indexOf(':')
        const end = colon + 1 + Number(rest.subarray(0, colon))
        if (colon < 0 || rest.length < end) return
        const message: unknown = JSON.parse(rest.subarray(colon + 1, end).toString())
        rest = rest.subarray(end)
        if (Array.isArray(message)) take(message as Answer)
        else resolve(socket)
      }
    })
  })
}
