import { usualAlertPlan } from '@peshi/contract/chamber/alert-plan'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { z } from 'zod'

export type Place = 'params' | 'query' | 'body'

export interface Field {
  place: Place
  name: string
  schema: z.ZodType
  isId: boolean
  isText: boolean
  isCleaned: boolean
}

const text = 'Words to keep'
const id = '01936f00-0000-7000-8000-000000000000'
const token = 'a token that is long enough, but signed by nobody'

/** Values for a field, tried in this sequence. If a field accepts none of them, add a value. */
const candidates: unknown[] = [
  text,
  id,
  'hc-delhi',
  '2026-12-01',
  '14:15',
  '18:30',
  '2026-12',
  '123',
  '123456',
  2024,
  3,
  false,
  true,
  'DLHC010912342023',
  'name@example.in',
  '2026-11-20T04:00:00Z',
  '9876543210',
  'title,case_status',
  'tags',
  '2026-01-01,2026-12-31',
  token,
  [],
  { count: 30, unit: 'days' },
  { state: 'Uttar Pradesh', district: 'Lucknow', police_station: 'Kotwali', number: '7', year: 2026 },
  [id],
  { court: null, dates: 'day-first', by_hand: true, forums: false },
  { cnr: 0 },
  { first_day: '2026-12-01', last_day: '2026-12-02' },
  { action: 'refresh' },
  ['representation'],
  ['area'],
  [{ row: 2, invoice_id: id }],
  { ids: [id] },
  { id: 'AQ', rawId: 'AQ', type: 'public-key', response: { clientDataJSON: 'e30' }, clientExtensionResults: {} },
  '27',
  '27AAPFU0939F1ZV',
  'AAPFU0939F',
  'true',
  null,
  usualAlertPlan.events,
  'https://fcm.googleapis.com/fcm/send/sample',
  { p256dh: 'BA', auth: 'aa' },
  [{ item_name: text, price: 100 }],
  [{ kind: 'respondent', name: text }],
  '998212',
  'SBIN0000125',
  'rzp_test_sample1234',
  'name@bank',
  'no-such-secret-of-forty-three-letters-00000',
  'a'.repeat(64),
  100,
  400,
]

const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

interface Choices {
  enum?: unknown[]
  anyOf?: Choices[]
}

const readChoices = (json: Choices): unknown[] => json.enum ?? json.anyOf?.flatMap(readChoices) ?? []

const choicesOf = (schema: z.ZodType): unknown[] =>
  readChoices(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Choices)

const places: readonly Place[] = ['params', 'query', 'body']

export function fieldsOf(endpoint: Endpoint): Field[] {
  return places.flatMap((place) => {
    const shape = endpoint[place]
    if (!(shape instanceof z.ZodObject)) return []
    return Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
      place,
      name,
      schema,
      isId: fits(schema, id) && ![text, '1234', token].some((other) => fits(schema, other)),
      isText: fits(schema, text) || fits(schema, token),
      isCleaned: schema.meta()?.isCleaned === true,
    }))
  })
}

export function sampleValue({ name, schema }: Field): unknown {
  const sample = [...choicesOf(schema), ...candidates].find((value) => fits(schema, value))
  if (sample === undefined) throw new Error(`No sample fits ${name}: add one to the candidates`)
  return sample
}

export type Input = Record<Place, Record<string, unknown>>

export function sampleInput(endpoint: Endpoint, own: (field: Field) => unknown = () => undefined): Input {
  const input: Input = { params: {}, query: {}, body: {} }
  // Without a version, a call is accepted whatever was changed before.
  const fields = fieldsOf(endpoint).filter(({ name }) => name !== 'version')
  for (const field of fields) input[field.place][field.name] = own(field) ?? sampleValue(field)
  input.body = oneOfTwo(endpoint.body, input.body)
  return input
}

function oneOfTwo(schema: z.ZodType, body: Record<string, unknown>): Record<string, unknown> {
  if (fits(schema, body)) return body
  const without = (name: string) => Object.fromEntries(Object.entries(body).filter(([other]) => other !== name))
  return (
    Object.keys(body)
      .map(without)
      .find((one) => fits(schema, one)) ?? body
  )
}
