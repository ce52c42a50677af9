import { expect, test } from 'vitest'
import { desktop, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { goWithin } from './page-walk.ts'
import { openChamber } from './people.ts'
import { furnishChamber } from './small-chamber.ts'

const { app, sandbox } = ownProduct()

const listUnseenStates = `(() => {
  const chosen = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), label:has(> input:checked)'
  const look = (element) => ['', '::before', '::after'].map((part) => {
    const { backgroundColor, borderColor, borderWidth, outlineStyle, color, fontWeight, textDecorationLine, boxShadow } =
      getComputedStyle(element, part)
    return [backgroundColor, borderColor, borderWidth, outlineStyle, color, fontWeight, textDecorationLine, boxShadow]
  }).join()
  const neighbours = (element) => {
    const around = element.parentElement.matches('li, td') ? element.parentElement.parentElement : element.parentElement
    return [...around.querySelectorAll(element.tagName)].filter((one) => !one.matches(chosen) && !one.disabled)
  }
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility())
    .filter((element) => neighbours(element).some((one) => look(one) === look(element)))
    .map((element) => element.outerHTML.slice(0, 160))
})()`

const listMotion = `[...document.querySelectorAll('*')].flatMap((element) => {
  const { animationDuration, transitionDuration, animationName } = getComputedStyle(element)
  const longest = Math.max(
    ...(animationName === 'none' ? [] : animationDuration.split(',').map(parseFloat)),
    ...transitionDuration.split(',').map(parseFloat))
  return longest > 0.001 ? [element.outerHTML.slice(0, 160)] : []
})`

test('selected items are visible with forced colours, and reduced motion stops all animation', async () => {
  const { page, expectClean } = await openPage(await ownBrowser(), app, {
    ...desktop,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  await openChamber(page)
  const { matter } = await furnishChamber(page, sandbox)
  await page.goto('/dashboard/analytics')
  const paths = ['/dashboard/analytics', '/dashboard/matters', matter, '/dashboard/hearings', '/tasks/calendar']
  for (const path of [...paths, '/settings/account-setting?tab=look']) {
    await goWithin(page, path)
    await page.locator('#root:not([inert]) h1').first().waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: path }).toBe(0)
    expect(await page.evaluate(listUnseenStates), path).toEqual([])
    expect(await page.evaluate(listMotion), path).toEqual([])
  }
  expectClean()
})
