import type { ClientDetail } from '@peshi/contract/clients/clients'
import { expect, test } from 'vitest'
import { bodyOf, draftOf, namesOf } from './client-draft.ts'

test('a form with only a name and aliases sends the other fields as null or empty lists', () => {
  const body = bodyOf({ ...draftOf(null), name: ' Ram ', aliases: 'Pappu\n\n Ramu ' }, null)
  expect(body).toMatchObject({ kind: 'person', name: 'Ram', aliases: ['Pappu', 'Ramu'], mobile: null, addresses: [] })
})

test('a client that is opened and saved without a change stays the same', () => {
  const place = { label: 'Home', lines: '12 Mall Road', city: 'Lucknow', state: 'U.P.', pin: '226001' }
  const client = {
    kind: 'company',
    name: 'Anand Mills',
    aliases: ['AML'],
    contact_person: 'S. Anand',
    mobile: '+919876543210',
    email: 'a@example.in',
    addresses: [place, { ...place, label: 'Works' }],
    gstin: null,
    pan: null,
    language: 'hi',
    note: null,
    refuses_model: false,
  } as unknown as ClientDetail
  expect(bodyOf(draftOf(client), client)).toEqual(client)
})

test('the conflict check uses the client’s name and aliases', () => {
  expect(namesOf({ ...draftOf(null), name: 'A', aliases: 'B\nC' })).toEqual(['A', 'B', 'C'])
})
