import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { desktop, expectAccessible, openPage, ownBrowser } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { openAsColleague, openChamber } from './people.ts'
import { readDays } from './product-time.ts'
import { addMatter } from './small-chamber.ts'
import { call } from './wire.ts'
import { wordsOf } from './words.ts'

const { app } = ownProduct()
const browser = await ownBrowser()
const say = wordsOf('en')
const common = (key: string) => say('common', key)

interface Form {
  what: string
  path: string
  open(page: Page): Promise<Locator>
  fill(form: Locator, text: string): Promise<void>
  save: string
  read(): Promise<unknown>
  takes?: 'theirs'
  /** The other person’s role. Without it, the other person is an advocate. */
  role?: 'billing'
}

const inDialog = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  return page.getByRole('dialog')
}
const fillIn = (name: string) => (form: Locator, text: string) =>
  form.getByRole('textbox', { name, exact: true }).fill(text)

test('what two people enter at the same time is never lost: each says for each field which value stays', async () => {
  const [mine, theirs] = await Promise.all([openPage(browser, app, desktop), openPage(browser, app, desktop)])
  const token = await openChamber(mine.page)
  await openAsColleague(theirs.page, token, 'advocate')
  const today = (await readDays(app))()
  const ask = async (path: string) => (await call(app, path, { token })).body.data as Record<string, unknown>
  const make = async (path: string, body: unknown) =>
    (await call(app, path, { token, body })).body.data as { _id: string }
  const matter = await addMatter({ app, token }, { next_date: today })
  const client = await make('/api/clients', { kind: 'person', name: 'Kusum Devi' })
  const invoice = await make('/api/invoice', {
    name: 'Kusum Devi',
    subject: 'Appeal',
    matter_id: matter._id,
    client_id: client._id,
    products: [{ item_name: 'Drafting', kind: 'fee', price: 25_000 }],
  })
  const readDay = async () => ((await ask(`/api/hearing/matter/${matter._id}`)) as unknown as HearingOfDay[])[0]
  const preview = `/dashboard/matters/matter-preview/${matter._id}`

  const forms: Form[] = [
    {
      what: 'outcome',
      path: '/dashboard/hearings',
      async open(page) {
        const name = say('hearings', 'entry.note_outcome', { title: matter.title })
        const form = await inDialog(page, name)
        await form.getByText(say('hearings', 'outcomes.reserved'), { exact: true }).click()
        return form
      },
      fill: fillIn(say('hearings', 'outcome.business')),
      save: common('save'),
      read: async () => (await readDay())?.outcome?.business,
    },
    {
      what: 'hearing',
      path: `${preview}?tab=hearings`,
      open: (page) => inDialog(page, say('hearings', 'add.title')),
      fill: fillIn(say('hearings', 'add.note')),
      save: common('save'),
      read: async () => (await readDay())?.note,
    },
    {
      what: 'matter title',
      path: preview,
      open: (page) => inDialog(page, say('matters', 'action.edit')),
      fill: fillIn(say('matters', 'field.title')),
      save: say('matters', 'save'),
      read: async () => (await ask(`/api/matters/${matter._id}`)).title,
      takes: 'theirs',
    },
    {
      what: 'client',
      path: `/others/clients/${client._id}`,
      open: (page) => inDialog(page, say('clients', 'edit')),
      fill: fillIn(say('clients', 'field.note')),
      save: say('clients', 'save'),
      read: async () => (await ask(`/api/clients/${client._id}`)).note,
    },
    {
      what: 'invoice draft',
      role: 'billing',
      path: `/others/invoices/invoice-edit/${invoice._id}`,
      open: async (page) => page.locator('form').filter({ hasText: say('invoices', 'item') }),
      async fill(form, text) {
        const item = form.getByRole('textbox', { name: say('invoices', 'item') }).first()
        // The text is not always inserted if the page was loaded a moment ago and the machine is busy.
        const shown = async () => {
          await item.fill(text)
          return item.inputValue()
        }
        await expect.poll(shown).toBe(text)
      },
      save: say('invoices', 'save'),
      read: async () =>
        ((await ask(`/api/invoice/${invoice._id}`)).products as { item_name: string }[]).map((line) => line.item_name),
    },
  ]

  for (const { what, path, open, fill, save, read, takes, role } of isFull ? forms : forms.slice(0, 1)) {
    if (role) await openAsColleague(theirs.page, token, role)
    await Promise.all([mine, theirs].map(({ page }) => page.goto(path)))
    const [form, other] = [await open(mine.page), await open(theirs.page)]
    await fill(other, `Theirs: ${what}`)
    await other.getByRole('button', { name: save, exact: true }).click()
    const isTheirs = what === 'invoice draft' ? ['Theirs: invoice draft'] : `Theirs: ${what}`
    await expect.poll(read, { message: what }).toEqual(isTheirs)

    const note = form.getByRole('status').filter({ hasText: /Salim Khan.* changed this/ })
    await note.getByRole('button', { name: common('changed.show') }).click()
    const shown = mine.page.getByRole('dialog', { name: common('changed.changes') })
    await shown.getByText(`Theirs: ${what}`).waitFor()
    await expectAccessible(mine.page)
    await mine.page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })

    await fill(form, `Mine: ${what}`)
    await form.getByRole('button', { name: save, exact: true }).click()
    const clash = mine.page.getByRole('dialog', { name: common('changed.title') })
    await clash.getByText(`Mine: ${what}`).waitFor()
    if (takes === 'theirs') await clash.getByText(`Theirs: ${what}`).click()
    await expectAccessible(mine.page)
    await clash.getByRole('button', { name: common('changed.keep') }).click()
    const kept = takes === 'theirs' ? `Theirs: ${what}` : `Mine: ${what}`
    await expect.poll(read, { message: what }).toEqual(what === 'invoice draft' ? [kept] : kept)
    await clash.waitFor({ state: 'detached' })
  }
  theirs.expectClean()
  mine.expectClean([/409/])
}, 180_000)

interface HearingOfDay {
  note: string | null
  outcome: { business: string } | null
}
