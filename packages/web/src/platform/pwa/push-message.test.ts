import { expect, test } from 'vitest'
import { readPushMessage } from './push-message.ts'

const list = '/dashboard/notification'

test('a valid push message is read', () => {
  const message = { title: 'New date', body: 'A v. B', path: '/dashboard/matters/matter-preview/1', language: 'hi' }
  expect(readPushMessage(JSON.stringify(message))).toEqual(message)
})

test.each(['', 'x', '[]', 'null', '"x"', '{"title":1}'])(
  'the unreadable push message %j opens the list of notifications',
  (text) => {
    expect(readPushMessage(text)).toEqual({ title: 'Peshi', body: '', path: list, language: 'en' })
  },
)

test.each(['https://thief.example', '//thief.example', '/\\thief.example', 'javascript:alert(1)', ''])(
  'a push message with the foreign address %j opens the list of notifications',
  (path) => {
    expect(readPushMessage(JSON.stringify({ title: 'x', path })).path).toBe(list)
  },
)
