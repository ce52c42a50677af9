import { desktop, openBrowser } from '@peshi/e2e/browser'
import { startProduct } from '@peshi/e2e/product'
import type { Page } from 'playwright-core'
import { type Measured, median } from './report.ts'
import { signIn } from './sign-in.ts'

const few = { month: '2027-03', tasks: 20 }
const many = { month: '2027-05', tasks: 2000 }
const empty = '2027-04'

async function addTasks(app: string, token: string, { month, tasks }: typeof few) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const add = (number: number) =>
    fetch(`${app}/api/tasks/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        title: `Task ${number}`,
        date: `${month}-${String((number % 26) + 3).padStart(2, '0')}`,
        ...(number % 3 === 0 && { time: `${String(9 + (number % 9)).padStart(2, '0')}:30` }),
      }),
    })
  for (let from = 0; from < tasks; from += 10) {
    const replies = await Promise.all(Array.from({ length: Math.min(10, tasks - from) }, (_, at) => add(from + at)))
    const refused = replies.find(({ ok }) => !ok)
    if (refused) throw new Error(`A task was not made: ${refused.status}`)
  }
}

const turnToPaint = (page: Page, forward: boolean) =>
  page.evaluate<number>(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const buttons = [...document.querySelectorAll('button[aria-label="${forward ? 'Later' : 'Earlier'}"]')]
    const began = performance.now()
    buttons[0].click()
    while (!document.querySelector('[data-task]')) await frame()
    await frame()
    const took = performance.now() - began
    document.querySelector('button[aria-label="${forward ? 'Earlier' : 'Later'}"]').click()
    while (document.querySelector('[data-task]')) await frame()
    await frame()
    return took
  })()`)

export async function benchCalendar(): Promise<Measured[]> {
  const { app, stop } = await startProduct()
  const browser = await openBrowser()
  try {
    const token = await signIn(app, 'owner@demo.peshi.in')
    await addTasks(app, token, few)
    await addTasks(app, token, many)
    const page = await (await browser.newContext({ ...desktop, baseURL: app })).newPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: /e-mail/i }).fill('owner@demo.peshi.in')
    await page.locator('input[type=password]').fill('Peshi-demo-1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/analytics')
    await page.goto(`/tasks/calendar?date=${many.month}-01&view=month`)
    await page.locator('[data-task]').first().waitFor()
    await page.getByRole('button', { name: 'Earlier', exact: true }).click()
    await page.locator('[data-task]').first().waitFor({ state: 'detached' })
    await page.waitForURL(`**${empty}**`)
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    for (let round = 0; round < 12; round++) {
      times.few.push(await turnToPaint(page, false))
      times.many.push(await turnToPaint(page, true))
    }
    const [small, large] = [median(times.few.slice(1)), median(times.many.slice(1))]
    return [
      {
        what: 'month of 2,000 tasks, key to paint, data at hand',
        measured: `${large.toFixed(0)} ms (20 tasks: ${small.toFixed(0)} ms)`,
        budget: '< 200 ms',
        kept: large < 200,
      },
      {
        what: 'ratio of a month of 2,000 tasks to one of 20',
        measured: `${(large / small).toFixed(2)} ×`,
        budget: '≤ 3 ×',
        kept: large / small <= 3,
      },
    ]
  } finally {
    await browser.close()
    await stop()
  }
}
