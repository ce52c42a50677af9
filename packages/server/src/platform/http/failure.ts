import { messages } from '@peshi/contract/platform/messages'
import { isOfId } from '@peshi/contract/platform/rule-words'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { hasCode } from '../db/violations.ts'
import { AppError, ChangedMeanwhile, Conflict, Invalid, NoRoom, NotFound, TooLarge, TooMuchShared } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    refusal?: string
  }
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const { status, message, code, fields, values } = error
  request.refusal = code
  const more = {
    ...(fields && { fields }),
    ...(values && { values }),
    ...(error instanceof ChangedMeanwhile && { changed: error.changed }),
  }
  return reply.code(status).send({ success: false, message, code, ...more, requestId: request.id })
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownFailure(error)
  if (known) {
    if (known.cause !== undefined) request.log.warn({ err: known }, known.code)
    if (known.retryAfter) reply.header('retry-after', String(known.retryAfter))
    return sendFailure(request, reply, known)
  }
  request.log.error({ err: error }, 'request failed')
  return sendFailure(request, reply, new AppError(500, 'server-error', messages.serverError))
}

export function knownFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return null
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  return ofFramework(error as FastifyError) ?? ofDatabase(error) ?? (isDiskFull(error) ? new NoRoom(error) : null)
}

interface Issue {
  instancePath: string
  keyword: string
  message?: string | undefined
  params: Record<string, unknown>
}

const mostIssues = 100

function invalidInput(issues: readonly Issue[]): Invalid {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, mostIssues)) {
    const path = issue.instancePath.split('/').filter(Boolean).join('.')
    if (issue.keyword === 'unrecognized_keys' || path in fields) continue
    fields[path || 'body'] = sentenceOf(issue)
  }
  const refused = Object.entries(fields)
  if (refused.length === 0) return new Invalid('Something that was sent is not right.')
  const whole = refused.some(([, sentence]) => sentence === messages.invoiceMandatory)
  const sentences = new Set(refused.map(([field, rule]) => sayRefusal(field, rule)))
  return new Invalid(whole ? messages.invoiceMandatory : [...sentences].join(' '), fields)
}

function sayRefusal(field: string, rule: string): string {
  const sentence = /[.!?]$/.test(rule) ? rule : `${rule}.`
  // The sentence about an id names what the id is of.
  return field === 'body' || isOfId(rule) ? sentence : `${nameField(field)}: ${sentence}`
}

const abbreviation = /^(?:cnr|fir|gstin|ifsc|pan|pin|sac|upi|url)\b/

/** `products.0.item_name` becomes `Item name`, and `filters[court_id]` becomes `Court`. */
function nameField(path: string): string {
  const name = /([a-z_]+)[^a-z_]*$/i.exec(path)?.[1] ?? path
  const words = name.replace(/(?<=.)_id$|^_/, '').replace(/_|(?=[A-Z])/g, ' ')
  const begin = abbreviation.exec(words)?.[0] ?? words.charAt(0)
  return begin.toUpperCase() + words.slice(begin.length).toLowerCase()
}

function sentenceOf({ keyword, message = '', params }: Issue): string {
  // The contract's messages are complete sentences. Zod's own messages begin with these words and are replaced.
  if (!/^(Invalid|Too|Unrecognized)/.test(message)) return message
  if (keyword === 'invalid_type') return typeSentence(message, params.expected)
  if (keyword === 'invalid_value') return 'Choose from the list'
  if (keyword === 'invalid_format') return 'This is not written as it should be'
  if (keyword === 'too_big') return sizeSentence(params.origin, 'most', Number(params.maximum))
  if (keyword === 'too_small') return sizeSentence(params.origin, 'least', Number(params.minimum))
  return 'This is not right'
}

function typeSentence(message: string, expected: unknown): string {
  if (/received (undefined|null)/.test(message)) return 'Fill this in'
  if (expected === 'number' || expected === 'int') return 'Write a number'
  if (expected === 'boolean') return 'Choose yes or no'
  return expected === 'string' ? 'Write it in words' : 'This is not right'
}

function sizeSentence(origin: unknown, way: 'most' | 'least', size: number): string {
  const number = size.toLocaleString('en-IN')
  if (origin === 'string') return way === 'least' && size === 1 ? 'Fill this in' : `Use at ${way} ${number} characters`
  if (origin === 'array') return way === 'least' && size === 1 ? 'Choose at least one' : `Choose at ${way} ${number}`
  return `Use a number ${way === 'most' ? 'up to' : 'from'} ${number}`
}

function ofFramework(error: FastifyError): AppError | null {
  const status = error.statusCode ?? 500
  if (status === 413) return new TooLarge('This is too large to send at once.')
  if (status === 415) return new AppError(415, 'unsupported-media-type', 'This kind of content is not accepted here.')
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || (error instanceof SyntaxError && status === 400))
    return new Invalid('What was sent is not valid JSON.', undefined, 'invalid-json')
  if (error.code === 'FST_ERR_BAD_URL') return new Invalid('This address is not written correctly.')
  if (error.code?.startsWith('FST_') && status >= 400 && status < 500)
    return new AppError(status, 'invalid', 'The request is not written correctly.')
  return null
}

const refusedValues = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])

function ofDatabase(error: Error): AppError | null {
  const code = databaseCode(error)
  if (code === null) return null
  if (refusedValues.has(code)) return new Invalid('Something that was sent cannot be stored. Check dates and numbers.')
  if (code === '23505') return new Conflict('This is there already.')
  if (code === 'PE002') return new TooMuchShared(error)
  // A row about a record that is hidden from the person.
  if (code === '42501' && hasWords(error, 'violates row-level security policy')) return new NotFound()
  if (code === '40001' || code === '40P01') return new Conflict('Someone has just changed this. Try again.', 'busy')
  return null
}

const hasWords = (error: unknown, words: string): boolean =>
  error instanceof Error && (error.message.includes(words) || hasWords(error.cause, words))

const isDiskFull = (error: Error) => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT') || hasCode(error, '53100')

function databaseCode(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return null
}
