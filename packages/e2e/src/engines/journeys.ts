import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { ownProduct } from '../own-product.ts'
import { foundChamber } from '../people.ts'
import { addDays, dayFirst, moveToCourtDay, readDays } from '../product-time.ts'
import { call, followUntilRead, listSandboxCases, readPicture } from '../wire.ts'
import { wordsOf } from '../words.ts'
import { cuttableLine } from './line.ts'
import { listHandles, type OpenEngine, takePdf } from './session.ts'
import type { Tab } from './tab.ts'

const { app, sandbox } = ownProduct()
const say = wordsOf('en')

const title = 'Kusum Devi v. State'

async function enter({ tab }: OpenEngine, language?: string): Promise<string> {
  const { token, remembered } = await foundChamber(app, language)
  await tab.go('/favicon.svg')
  await tab.run('localStorage.clear(); Object.assign(localStorage, args[0])', remembered)
  return token
}

async function create(token: string, path: string, body: Record<string, unknown>): Promise<string> {
  const answer = await call(app, path, { token, body })
  if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.body.message}`)
  return (answer.body.data as { _id: string })._id
}

const addMatter = (token: string, next_date: string | null = null) =>
  create(token, '/api/add', {
    unique_id: 'tribunals-nclt-mumbai',
    petitioner: 'Kusum Devi',
    respondent: 'State',
    case_type: 'OA',
    case_number: '12',
    case_year: 2025,
    ...(next_date && { next_date }),
  })

const toast = (tab: Tab, text: string) => tab.at('alert').with(text)

async function pickCase(place: number) {
  const cases = await listSandboxCases(sandbox, 'hc-delhi')
  const found = cases.filter(
    ({ status, orders }) => status.toLowerCase() === 'pending' && orders.length >= 2 && orders.length <= 4,
  )[place]
  if (!found) throw new Error('The sandbox has no such case')
  return found
}

async function takeDownload(folder: string) {
  for (let tries = 0; tries < 300; tries++) {
    const [name] = (await readdir(folder)).filter((one) => !/^\.|\.(part|crdownload|wkdownload)$/.test(one))
    const bytes = name && (await readFile(join(folder, name)))
    if (bytes && bytes.length > 0) return { name, bytes }
    await wait(100)
  }
  throw new Error('No file came')
}

type Journey = (open: OpenEngine, place: number) => Promise<void>

const signIn: Journey = async ({ tab }) => {
  await tab.go('/favicon.svg')
  await tab.run('localStorage.clear()')
  await tab.go('/dashboard/matters')
  const account = (key: string) => say('account', key)
  const password = tab.css('input[type=password]')
  const submit = tab.at('button', account('login.submit'))
  await tab.at('textbox', account('login.email')).fill('owner@demo.peshi.in')
  await password.fill('wrong-password')
  await submit.click()
  await tab.text('Email or Password is Invalid').wait()
  await password.fill('Peshi-demo-1')
  await submit.click()
  await tab.at('heading', say('matters', 'title')).wait()
}

const newMatter: Journey = async (open, place) => {
  const { tab } = open
  const word = (key: string) => say('matters', key)
  const wanted = await pickCase(place)
  await enter(open)
  await tab.go('/dashboard/matters')
  await tab.at('button', say('shell', 'newMatter')).click()
  const dialog = tab.at('dialog', word('new.title'))
  await dialog.at('combobox', word('find.court')).fill('delhi')
  await tab.at('option', /High Court of Delhi/).click()
  await dialog.at('textbox', word('find.quick')).fill(`${wanted.case_type}/${wanted.case_number}/${wanted.case_year}`)
  await dialog.at('button', word('find.find')).click()
  const answer = dialog.at('textbox', word('find.answer'))
  await answer.wait()
  const picture = tab.css('img[src^="data:image/"]')
  await answer.fill(await readPicture(sandbox, () => picture.read<string>('element.src')))
  await dialog.at('button', word('find.send')).click()
  await dialog.text(new RegExp(wanted.cnr)).wait()
  await dialog.at('button', word('find.save')).click()
  await toast(tab, word('done.saved')).wait()
  await tab.at('tab', new RegExp(`^${word('tab.orders')} ${wanted.orders.length}`)).wait()
}

const openings = 20

const readOrders: Journey = async (open, place) => {
  const { tab } = open
  const { matterId, orders } = await followUntilRead(app, sandbox, await enter(open), await pickCase(place))
  const word = (key: string, values?: Record<string, string | number>) => say('orders', key, values)
  const drawn = tab.css('canvas')
  for (let opening = 0; opening < openings; opening++) {
    const order = orders[opening % orders.length]
    await tab.go(`/dashboard/matters/matter-preview/${matterId}?tab=orders&order=${order}`)
    await tab.resize(opening % 2 ? 1280 : 1100, 800)
    await tab.until('the order has its colours', () =>
      drawn.read<boolean>(`(() => {
        const { width, height } = element
        if (width === 0) return false
        const { data } = element.getContext('2d').getImageData(0, 0, width, height)
        let [white, dark] = [0, 0]
        for (let at = 0; at < data.length; at += 4) data[at] > 200 ? white++ : data[at] < 100 && dark++
        return white > dark && dark > 0
      })()`),
    )
    expect(await tab.css('[data-failed]').count(), `opening ${opening + 1}`).toBe(0)
  }
  await tab.at('button', word('reader.find')).click()
  await tab.at('textbox', word('reader.find')).fill('court')
  await tab
    .at('status')
    .with(word('reader.found', { at: 1, total: '' }).trim())
    .wait()
  // The PDF's text is transparent and lies above an image of the page. A highlight must keep the text transparent.
  const look = await tab.css('.highlight.selected').read<[string, string]>(`(() => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })()`)
  expect(look).toEqual(['rgba(0, 0, 0, 0)', expect.stringMatching(/^rgba\(.*, 0\.\d+\)$/)])
}

const noteOutcome: Journey = async (open) => {
  const { tab } = open
  const word = (key: string, values?: Record<string, string | number>) => say('hearings', key, values)
  const day = await readDays(app)
  await addMatter(await enter(open), day())
  await tab.go('/dashboard/hearings')
  const entry = tab.at('row').with('Kusum Devi')
  const dialog = tab.at('dialog', word('outcome.title'))

  await entry.wait()
  await tab.press('n', 'o')
  await dialog.at('combobox').fill('Kus')
  await tab.at('option', /Kusum Devi/).wait()
  await tab.press('Enter')
  await dialog.text(word('outcomes.adjourned')).click()
  await dialog.label(word('outcome.next_date')).fillDate(day(9))
  await dialog.at('textbox', word('outcome.business')).fill('Time granted')
  await dialog.at('button', say('common', 'save')).click()
  await toast(tab, word('done.saved')).wait()
  await dialog.at('button', word('outcome.finish')).click()
  await dialog.gone()
  await entry.with(dayFirst(day(9))).wait()

  await entry.at('button', word('entry.change_outcome', { title })).click()
  await dialog.text(word('outcomes.counter-time')).click()
  await dialog.at('button', word('outcome.weeks_other', { count: 2 })).click()
  // The first day from then on which the court sits.
  await expect.poll(() => dialog.label(word('outcome.next_date')).read('element.value')).not.toBe(dayFirst(day(9)))
  const next = String(await dialog.label(word('outcome.next_date')).read('element.value'))
  await dialog.at('button', say('common', 'save')).click()
  await dialog.at('button', word('outcome.finish')).click()
  await dialog.gone()
  await entry.with(next).wait()
}

const pasteNote: Journey = async (open) => {
  const { tab } = open
  const word = (key: string) => say('notes', key)
  const token = await enter(open)
  const matter_id = await addMatter(token)
  const html = '<p>Grounds for <strong>bail</strong>:</p><ul><li>FIR lodged late</li></ul>'
  await create(token, '/api/matters/create_notes', { matter_id, html })
  await tab.go(`/dashboard/matters/matter-preview/${matter_id}?tab=notes`)
  const note = tab.at('article').with('Grounds for')
  await note.css('ul').read('getSelection().selectAllChildren(element.parentElement)')
  await tab.press('Control+c')
  await tab.at('button', word('write')).click()
  await tab.at('textbox', word('write')).click()
  await tab.press('Control+v')
  await tab.type(' Copied.')
  await tab.at('button', word('save')).click()
  await toast(tab, word('done.saved')).wait()
  const copy = tab.at('article').with('Copied.')
  await expect.poll(() => copy.css('strong').texts()).toContain('bail')
  await expect.poll(() => copy.at('listitem').count()).toBe(1)
}

const dragTask: Journey = async (open) => {
  const { tab } = open
  const token = await enter(open)
  const day = await readDays(app)
  const date = `${day(60).slice(0, 8)}10`
  const later = addDays(date, 2)
  await create(token, '/api/tasks/', { title: 'Draft the rejoinder', date })
  await tab.go(`/tasks/calendar?date=${date}`)
  const chipOn = (date: string) => tab.css(`td[data-drop="${date}"]`).at('button', /^Draft the rejoinder,/)
  if (tab.byKeyboard) {
    await chipOn(date).reach()
    await tab.press('Shift+ArrowRight')
    await chipOn(addDays(date, 1)).wait()
    // A move by keyboard has no Undo button.
    await tab.press('Shift+ArrowLeft')
  } else {
    await tab.drag(chipOn(date), tab.css(`td[data-drop="${later}"]`))
    await chipOn(later).wait()
    await toast(tab, 'Task updated successfully!').at('button', say('tasks', 'undo')).click()
  }
  await chipOn(date).wait()
}

const identity = {
  name: 'Shukla & Daughters',
  title: 'Advocates',
  address: '12 Hazratganj, Lucknow',
  state: '09',
  phone: '',
  email: null,
  gstin: '09AAAPS1234B1Z7',
  pan: null,
  note: '',
  bank_name: '',
  account_name: '',
  account_number: null,
  ifsc: null,
  upi: 'shukla@okbank',
  series: 'INV',
  mode: 'forward',
  tax_percent: 18,
  sac: '998212',
  due_days: 30,
}

const issueInvoice: Journey = async (open) => {
  const { tab } = open
  const word = (key: string) => say('invoices', key)
  const token = await enter(open)
  await call(app, '/api/billing_identity', { token, method: 'PUT', body: identity })
  const matter = await create(token, '/api/matters/other/create', { title: 'Opinion on a lease' })
  await tab.go(`/others/invoices/invoice-add/other/${matter}`)
  await tab.at('textbox', word('name')).fill('Anand Mills')
  await tab.at('textbox', word('item')).fill('Drafting of the writ')
  await tab.at('textbox', word('price')).fill('25,000')
  await tab.at('button', word('save')).click()
  await toast(tab, word('done.saved')).wait()
  await tab.at('button', word('issue')).click()
  await tab.at('dialog').at('button', word('issue')).click()
  await tab.at('heading', /^INV\/\d\d-\d\d\/000001$/).wait()
  await takePdf(open, () => tab.at('button', 'PDF').click())
}

const exportMatters: Journey = async (open) => {
  const { tab, downloads } = open
  await addMatter(await enter(open))
  await tab.go('/dashboard/matters')
  await tab.at('button', say('common', 'export.title')).click()
  await tab.at('menuitem', say('common', 'export.csv')).click()
  const { name, bytes } = await takeDownload(downloads)
  expect(name).toMatch(/^matters.*\.csv$/)
  expect(await listHandles(open), 'no empty tab stays').toHaveLength(1)
  expect(bytes.toString()).toContain('Kusum Devi')
}

const takeBriefPack: Journey = async (open) => {
  const { tab } = open
  const day = await readDays(app)
  await addMatter(await enter(open), day())
  await tab.go('/dashboard/analytics')
  await tab.at('button', say('hearings', 'brief.title')).click()
  const pick = () => tab.at('menuitem', new RegExp(`^${say('hearings', 'brief.today')}`)).click()
  await takePdf(open, pick)
}

const watchBoard: Journey = async (open) => {
  const { tab } = open
  await moveToCourtDay({ app, sandbox }, 'hc-allahabad')
  await enter(open)
  const day = await readDays(app)
  const board = '/dashboard/displayboard?court=hc-allahabad'
  await tab.go(board)
  const second = await open.openTab()
  await second.go(board)
  const item = async (of: Tab) => (await of.css('tbody tr td').texts())[0] ?? ''
  const rows = second.at('row')
  await rows.wait()
  await tab.at('row').wait()
  const before = await item(tab)
  await call(sandbox, '/control/api/day', { body: { date: day(), time: '12:00' } })
  await tab.until('the board moves in the first tab', async () => (await item(tab)) !== before)
  await second.until('the board moves in the second tab', async () => (await item(second)) === (await item(tab)))
  await second.close()
}

const reloadOffline: Journey = async (open) => {
  const line = await cuttableLine(app)
  const tab = open.tab.through(line.address)
  try {
    const { token, remembered } = await foundChamber(app)
    const day = await readDays(app)
    await addMatter(token, day())
    await tab.go('/favicon.svg')
    await tab.run('Object.assign(localStorage, args[0])', remembered)
    await tab.go('/dashboard/analytics')
    await tab.until('the worker has the application', () =>
      tab.run(
        `return navigator.serviceWorker.controller !== null && (await caches.match('/index.html')) !== undefined`,
      ),
    )
    // Loads a page once more, so that the service worker stores the translations and fonts.
    await tab.go('/dashboard/analytics')
    await tab.at('link', title).wait()
    await wait(3500)
    line.cut()
    await tab.go('/dashboard/analytics')
    await tab.at('link', title).wait()
    await tab.at('status').with(say('offline', 'offline')).wait()
    line.mend()
    await tab.at('status').with(say('offline', 'offline')).gone()
  } finally {
    await tab.run('localStorage.clear()')
    await line.close()
  }
}

const changeLanguage: Journey = async (open) => {
  const { tab } = open
  await enter(open)
  const heading = tab.css('h1')
  const direction = () => tab.run<string>('return document.documentElement.dir')
  await tab.go('/dashboard/matters')
  await heading.with(say('matters', 'title')).wait()
  for (const [language, name, expected] of [
    ['ur', 'اردو', 'rtl'],
    ['hi', 'हिन्दी', 'ltr'],
    ['en', 'English', 'ltr'],
  ] as const) {
    await tab.css('header button:has(.tabler-icon-language)').click()
    await tab.at('menuitem', name).click()
    await heading.with(wordsOf(language)('matters', 'title')).wait()
    await tab.until(`${language} runs ${expected}`, async () => (await direction()) === expected)
    expect(await tab.run('return inPage.overflow()')).toBe(0)
  }
}

export const journeys: Record<string, Journey> = {
  'a person signs in': signIn,
  'a new matter is found with a captcha and saved': newMatter,
  'the PDF of an order is opened 20 times and searched': readOrders,
  'an outcome is entered with a typed next date, and the date is changed with the button “in 2 weeks”': noteOutcome,
  'a note with pasted text is saved': pasteNote,
  'a task is moved to another day': dragTask,
  'an invoice is issued and its PDF is opened': issueInvoice,
  'matters are exported and the file is read': exportMatters,
  'the brief pack is downloaded': takeBriefPack,
  'the live board updates in two tabs': watchBoard,
  'a page is reloaded without the server': reloadOffline,
  'a change of language changes the text and its direction': changeLanguage,
}
