import { endpoints } from '@peshi/contract/registry'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sampleInput } from './sample-input.ts'

const foreign = {
  chamber_id: 'x',
  person_id: 'x',
  created_by: 'x',
  role: 'owner',
  chamber_role: 'owner',
  is_operator: true,
  password_hash: 'x',
  deleted_at: null,
  __peshi: 'x',
}

const withBody = Object.entries(endpoints).filter(([, { body }]) => body instanceof z.ZodObject)

test('more than a hundred request bodies are checked', () => expect(withBody.length).toBeGreaterThan(100))

test.each(withBody)('%s ignores or refuses fields that its schema does not name', (_, endpoint) => {
  const named = Object.keys((endpoint.body as z.ZodObject).shape)
  const taken = endpoint.body.safeParse({ ...foreign, ...sampleInput(endpoint).body })
  if (taken.success) expect(named).toEqual(expect.arrayContaining(Object.keys(taken.data as object)))
})

interface Json {
  type?: string
  properties?: Record<string, Json>
  additionalProperties?: Json | boolean
  items?: Json
  anyOf?: Json[]
  allOf?: Json[]
}

function openPlaces(json: Json, at: string): string[] {
  const inner = [
    ...Object.entries(json.properties ?? {}).flatMap(([name, one]) => openPlaces(one, `${at}.${name}`)),
    ...(json.items ? openPlaces(json.items, `${at}[]`) : []),
    ...[...(json.anyOf ?? []), ...(json.allOf ?? [])].flatMap((one) => openPlaces(one, at)),
  ]
  const isOpen = json.type === 'object' && json.additionalProperties !== false
  return isOpen ? [at, ...inner] : inner
}

/** Browsers may add fields to these parts of a passkey's response. */
const passkey = ['', '.clientExtensionResults', '.response']
const known = [
  ...passkey.map((place) => `addPasskey.response${place}`),
  'judgeImport.mapping',
  'makeDraft.answers',
  'previewDraft.answers',
  'saveView.state',
  ...passkey.map((place) => `signInByPasskey.response${place}`),
  'startDraft.answers',
]

test('nested objects accept only named fields, unless their keys are data', () => {
  const open = withBody.flatMap(([name, { body }]) =>
    openPlaces(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }) as Json, name),
  )
  expect(open.toSorted()).toEqual(known)
})
