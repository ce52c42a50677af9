import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { bookmarkletOf } from './bookmarklet.ts'

test('the bookmark’s address is a script in one line that a browser can parse', () => {
  const address = bookmarkletOf('https://peshi.example.in')
  expect(address).toMatch(/^javascript:\S+$/)
  const script = decodeURIComponent(address.slice('javascript:'.length))
  expect(() => new Script(script)).not.toThrow()
  expect(script).toContain("action: 'https://peshi.example.in/share'")
})
