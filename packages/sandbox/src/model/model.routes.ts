// A language model of the OpenAI form. Its name in the request says how it behaves.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { asFields, readText } from '../control/control.inputs.ts'
import { answerTruly, inventedFact, lie, type Request, readRequest, translateTruly } from './model-answers.ts'

const mostBytes = 4_000_000
const pieceLength = 40

type Answer = (request: Request, user: string) => AsyncIterable<string> | Iterable<string>

const eventOf = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

function* inEvents(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield eventOf(text.slice(at, at + pieceLength))
  yield eventOf('', 'stop')
  yield `data: ${JSON.stringify({ choices: [], usage: { total_tokens: Math.ceil(text.length / 3) } })}\n\n`
  yield 'data: [DONE]\n\n'
}

const inLines = (objects: readonly object[]) => objects.map((one) => JSON.stringify(one)).join('\n')

const truth = (request: Request, user: string) =>
  inLines(request.task === 'translation' ? translateTruly(user) : answerTruly(request))

/** Does what a line of a paper says after `ignore …`, as a careless model does. */
function obey(user: string): string {
  const order = /ignore[^.\n]* say:? ?["“]?([^"”\n]+)/i.exec(user)?.[1]
  return order ?? ''
}

const behaviours: Readonly<Record<string, Answer>> = {
  truthful: (request, user) => inEvents(truth(request, user)),
  liar: (request, user) =>
    inEvents(
      request.task === 'translation'
        ? inLines(translateTruly(user).map(({ n }) => ({ n, say: `${inventedFact} यह झूठ है।` })))
        : `${inLines(lie(request))}\n${truth(request, user)}`,
    ),
  obedient: (request, user) =>
    inEvents(
      `${obey(user)}\n${inLines([{ say: obey(user), paper: 1, page: 1, words: obey(user) }])}\n${truth(request, user)}`,
    ),
  slow: async function* (request, user) {
    for (const part of inEvents(truth(request, user))) {
      await wait(300)
      yield part
    }
  },
  stalls: async function* () {
    yield eventOf('{"say": "The ')
    await wait(600_000, undefined, { ref: false })
  },
  garbage: () => ['\u0000\u0001 not an event\n', 'data: {"choices": [{"delta"\n\n', 'data: ]]\n\n'],
  endless: async function* () {
    for (;;) {
      yield eventOf('and so on and so forth '.repeat(40))
      await wait(1)
    }
  },
  'wrong-json': () => inEvents('{"say": "An answer", "paper": 1, "page": 1, "words": \n{"say": 5}\n[1, 2]'),
  'cut-off': (request, user) => [...inEvents(truth(request, user))].slice(0, 1),
}

const statuses: Readonly<Record<string, number>> = { busy: 429, fault: 500, 'key-refused': 401 }

export interface ModelTalk {
  model: string
  authorization: string
  messages: { role: string; content: string }[]
}

/** Each request is added to `talks`, so that tests can see what was sent. */
export function serveModel(app: FastifyInstance, talks: ModelTalk[]): void {
  app.post('/v1/chat/completions', { bodyLimit: mostBytes }, async ({ body, headers }, reply) => {
    const fields = asFields(body)
    const model = readText(fields, 'model')
    const messages = (Array.isArray(fields.messages) ? fields.messages : []).map((one: unknown) => {
      const message = asFields(one)
      return { role: readText(message, 'role'), content: readText(message, 'content') }
    })
    talks.push({ model, authorization: String(headers.authorization ?? ''), messages })
    const status = statuses[model]
    if (status) return reply.code(status).send({ error: { message: `The sandbox answers ${status}.` } })
    const answer = behaviours[model]
    if (!answer) return reply.code(404).send({ error: { message: `There is no model ${model}.` } })
    const [system = '', user = ''] = ['system', 'user'].map(
      (role) => messages.find((message) => message.role === role)?.content ?? '',
    )
    return stream(reply, answer(readRequest(system, user), user))
  })
  app.get('/v1/models', async () => ({ data: Object.keys(behaviours).map((id) => ({ id, object: 'model' })) }))
}

async function stream(reply: FastifyReply, parts: AsyncIterable<string> | Iterable<string>): Promise<FastifyReply> {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
  for await (const part of parts) {
    if (reply.raw.destroyed) return reply
    reply.raw.write(part)
  }
  reply.raw.end()
  return reply
}
