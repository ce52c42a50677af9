// Asks a model at an address of the OpenAI form (`POST …/chat/completions`, answered as a stream of events). Ollama,
// llama.cpp, vLLM and the providers speak it.
// - Nothing is read beyond `mostCharacters` and `mostBytes`, because a model may write without end.
// - A model that writes nothing for `idleMs` is cut off, and each one after `longestMs`.
// - The text is returned whole, so that nothing reaches a person before it is proved.
import type { ModelProblem } from '@peshi/contract/papers/model'
import { fetchFrom, type Reach, WrongNetwork } from '@peshi/courts/outgoing'
import { z } from 'zod'
import { countTokens, type Message } from './write-request.ts'

export class ModelFailed extends Error {
  readonly problem: ModelProblem
  constructor(problem: ModelProblem, cause?: unknown) {
    super(`The model gave no answer: ${problem}`, { cause })
    this.problem = problem
  }
}

export interface Question {
  address: string
  key: string | null
  model: string
  reach: Reach
  messages: readonly Message[]
  mostTokens: number
  signal: AbortSignal
}

export interface Waits {
  idleMs: number
  longestMs: number
}

export const usualWaits: Waits = { idleMs: 60_000, longestMs: 300_000 }

const mostCharacters = 100_000
const mostBytes = 4_000_000

const Usage = z.object({ total_tokens: z.number().int().min(0).max(10_000_000) })
const Choice = z.object({
  delta: z.object({ content: z.string().nullish() }).optional(),
  message: z.object({ content: z.string().nullish() }).optional(),
  finish_reason: z.string().nullish(),
})
const Chunk = z.object({
  choices: z.array(Choice).default([]),
  usage: Usage.nullish().catch(null),
  error: z.unknown().optional(),
})

export const modelUrl = (address: string): URL => new URL('chat/completions', address.replace(/\/*$/, '/'))

export async function ask(question: Question, waits = usualWaits): Promise<{ text: string; tokens: number }> {
  const idle = new AbortController()
  const signal = AbortSignal.any([question.signal, idle.signal, AbortSignal.timeout(waits.longestMs)])
  let timer = setTimeout(() => idle.abort(), waits.idleMs)
  const wake = () => {
    clearTimeout(timer)
    timer = setTimeout(() => idle.abort(), waits.idleMs)
  }
  try {
    const { text, tokens } = await read(await send(question, signal), wake)
    const asked = countTokens(question.messages.map(({ content }) => content).join(''))
    return { text, tokens: tokens ?? asked + countTokens(text) }
  } catch (error) {
    question.signal.throwIfAborted()
    if (error instanceof ModelFailed) throw error
    if (signal.aborted) throw new ModelFailed('too-slow', error)
    throw new ModelFailed(isWrongNetwork(error) ? 'not-allowed' : 'unreachable', error)
  } finally {
    clearTimeout(timer)
    idle.abort()
  }
}

const isWrongNetwork = (error: unknown): boolean =>
  error instanceof WrongNetwork || (error instanceof Error && error.cause instanceof WrongNetwork)

async function send({ address, key, model, reach, messages, mostTokens }: Question, signal: AbortSignal) {
  const reply = await fetchFrom(reach, modelUrl(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0,
      max_tokens: mostTokens,
    }),
    signal,
  })
  if (reply.ok && reply.body) return reply.body
  await reply.body?.cancel()
  if (reply.status === 401 || reply.status === 403) throw new ModelFailed('key-refused')
  throw new ModelFailed(reply.status === 429 || reply.status === 503 ? 'busy' : 'fault')
}

async function read(body: AsyncIterable<Uint8Array>, wake: () => void) {
  const decoder = new TextDecoder()
  let [line, text, bytes, isEnded] = ['', '', 0, false]
  let tokens: number | null = null
  const take = (one: string) => {
    const data = /^data:\s*(.*)$/.exec(one.trim())?.[1] ?? (one.trim().startsWith('{') ? one.trim() : '')
    if (data === '') return
    if (data === '[DONE]') isEnded = true
    else {
      const chunk = readChunk(data)
      const [choice] = chunk.choices
      text += choice?.delta?.content ?? choice?.message?.content ?? ''
      isEnded ||= Boolean(choice?.finish_reason)
      tokens = chunk.usage?.total_tokens ?? tokens
      if (text.length > mostCharacters) throw new ModelFailed('too-long')
    }
  }
  for await (const part of body) {
    wake()
    bytes += part.length
    if (bytes > mostBytes) throw new ModelFailed('too-long')
    const lines = (line + decoder.decode(part, { stream: true })).split('\n')
    line = lines.pop() ?? ''
    lines.forEach(take)
  }
  take(line)
  if (!isEnded) throw new ModelFailed('unreadable')
  return { text, tokens }
}

function readChunk(data: string): z.infer<typeof Chunk> {
  try {
    const chunk = Chunk.parse(JSON.parse(data))
    if (chunk.error !== undefined) throw new ModelFailed('fault')
    return chunk
  } catch (error) {
    throw error instanceof ModelFailed ? error : new ModelFailed('unreadable', error)
  }
}
