import { Window } from 'happy-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { dress } from './dress.ts'

afterEach(() => vi.unstubAllGlobals())

test('what came as HTML gets the styles that were set aside, and the word of this answer', () => {
  const { document } = new Window()
  vi.stubGlobal('document', document)
  document.head.innerHTML = '<meta property="csp-nonce">'
  // As a browser has it after reading it from the page, where the attribute is then empty.
  for (const meta of document.querySelectorAll('meta')) Object.assign(meta, { nonce: 'of-this-answer' })
  document.body.innerHTML = '<style>p { margin: 0 }</style><p data-style="color: red">Listed</p><p>Item 4</p>'
  dress(document.body as unknown as ParentNode)
  const [listed, item] = document.body.querySelectorAll('p')
  expect(listed?.style.color).toBe('red')
  expect(listed?.hasAttribute('data-style')).toBe(false)
  expect(item?.hasAttribute('style')).toBe(false)
  expect(document.body.querySelector('style')).toHaveProperty('nonce', 'of-this-answer')
})
