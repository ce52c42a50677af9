import type { Page, Route } from 'playwright-core'

export interface Written {
  page: string
  control: string
  method: string
  path: string
  isMarked: boolean
}

const noId = '01900000-0000-7000-8000-ffffffffffff'
const withoutIds = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, noId)

const asks = /\/api\/(?:hearing\/filter|conflicts\/check)$/

async function holdBack(page: Page, onWrite: (method: string, path: string) => void) {
  const answer = async (route: Route) => {
    const request = route.request()
    if (request.method() === 'GET' || asks.test(request.url())) return route.continue()
    onWrite(request.method(), withoutIds(new URL(request.url()).pathname))
    await route.fulfill({ status: 400, json: { success: false, code: 'held-back', message: 'Held back' } })
  }
  const changing = /\/api\/|\/jwt\/logout/
  await page.route(changing, answer)
  return () => page.unroute(changing, answer)
}

const inPage = '#content button:not([disabled])'
const inLayer = ':is([role=menu] [role=menuitem], [role=dialog] button):not([disabled])'

const listControls = (page: Page, selector: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\\d+|“.*?”/g, '').trim())`)

const press = (page: Page, selector: string, at: number) =>
  page.evaluate<boolean>(`(async () => {
    const control = document.querySelectorAll(${JSON.stringify(selector)})[${at}]
    if (!control) return true
    const isMarked = control.closest('.sends, [data-sends], [data-works-offline]') !== null
    control.click()
    await new Promise((resolve) => setTimeout(resolve, 150))
    return isMarked
  })()`)

const layers = (page: Page) => page.locator('[role=menu], [role=dialog]').count()

async function closeLayers(page: Page) {
  for (let turn = 0; turn < 5 && (await layers(page)) > 0; turn++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(50)
  }
}

/** Presses every control, blocks the requests that would change data, and returns them. `open` reopens the page. */
export async function pressAll(page: Page, open: () => Promise<unknown>, pressed: Set<string>): Promise<Written[]> {
  const { pathname } = new URL(page.url())
  const found: Written[] = []
  let current: { control: string; writes: { method: string; path: string }[] } = { control: '', writes: [] }
  const letGo = await holdBack(page, (method, path) => current.writes.push({ method, path }))
  const kept = await page.evaluate<string>('JSON.stringify(localStorage)')

  async function pressOne(selector: string, at: number, control: string) {
    current = { control, writes: [] }
    const isMarked = await press(page, selector, at)
    found.push(...current.writes.map((write) => ({ ...write, control, isMarked, page: pathname })))
  }
  async function next(selector: string, before: string): Promise<[number, string] | null> {
    const names = await listControls(page, selector)
    const at = names.findIndex((name) => !pressed.has(before + name))
    const name = names[at]
    if (name === undefined) return null
    pressed.add(before + name)
    return [at, name]
  }
  async function comeBack() {
    await closeLayers(page)
    if (new URL(page.url()).pathname === pathname) return
    if (!(await page.evaluate<boolean>(`'token' in localStorage`))) {
      await page.evaluate(`Object.assign(localStorage, ${kept})`)
      await page.reload()
    }
    await open()
  }

  for (let one = await next(inPage, ''); one; one = await next(inPage, '')) {
    const [at, name] = one
    await pressOne(inPage, at, name)
    for (let turn = 0; turn < 30 && (await layers(page)) > 0; turn++) {
      const inner = await next(inLayer, `${name} › `)
      if (!inner) break
      await pressOne(inLayer, inner[0], `${name} › ${inner[1]}`)
      if ((await layers(page)) === 0 && new URL(page.url()).pathname === pathname) {
        const again = (await listControls(page, inPage)).indexOf(name)
        if (again >= 0) await press(page, inPage, again)
      }
    }
    await comeBack()
  }
  await letGo()
  return found
}
