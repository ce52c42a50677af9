import { readFileSync } from 'node:fs'
import { taskCategories, taskColours } from '@peshi/contract/day/tasks'
import { expect, test } from 'vitest'

test('each category has a colour of its own on the screen', () => {
  const css = readFileSync(new URL('./tones.module.css', import.meta.url), 'utf8')
  const toneOf = (colour: string) => /--tone: ([^;]+);/.exec(css.split(`[data-tone="${colour}"]`)[1] ?? css)?.[1]
  const tones = Object.values(taskColours).map(toneOf)
  expect(tones).not.toContain(undefined)
  expect(new Set(tones).size).toBe(taskCategories.length)
})
