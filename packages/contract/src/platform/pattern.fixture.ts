import { expect, test } from 'vitest'
import type { Parts } from './pattern.ts'

/** Each part has one example: a text, and what the whole pattern reads in it by this part. */
export function testExamples<P extends Parts>(whole: RegExp, parts: P, examples: Record<keyof P, [string, string]>) {
  const once = new RegExp(whole, whole.flags.replace('g', ''))
  test.each(Object.entries<[string, string]>(examples))('%s', (name, [text, read]) => {
    expect(once.exec(text)?.[0]).toBe(read)
    expect(text).toMatch(parts[name] ?? '')
  })
}
