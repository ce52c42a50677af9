import type { Page } from 'playwright-core'
import { readDays } from './product-time.ts'
import { proveAddress } from './prove-address.ts'
import { call } from './wire.ts'

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

interface Chamber {
  app: string
  token: string
}

/** Enters a matter by hand, so that nothing is fetched from a court. */
export async function addMatter({ app, token }: Chamber, own: Record<string, unknown> = {}) {
  const body = {
    unique_id: 'tribunals-nclt-mumbai',
    petitioner: 'Kusum Devi',
    respondent: 'State',
    case_type: 'OA',
    case_number: '12',
    case_year: 2025,
    ...own,
  }
  const answer = await call(app, '/api/add', { token, body })
  if (answer.status !== 200) throw new Error(`The matter was refused: ${answer.body.message}`)
  return answer.body.data as { _id: string; title: string }
}

export async function furnishChamber(page: Page, sandbox: string) {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  return furnish({ app: new URL(page.url()).origin, sandbox, token })
}

export async function furnish({ app, sandbox, token }: Chamber & { sandbox: string }) {
  const today = (await readDays(app))()
  async function create(path: string, body: Record<string, unknown>, method = 'POST') {
    const answer = await call(app, path, { token, body, method })
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.body.message}`)
    return answer.body.data as { _id: string; title: string }
  }
  const matter = await addMatter({ app, token }, { next_date: today })
  const other = await create('/api/matters/other/create', { title: 'Opinion on a lease' })
  const client = await create('/api/clients', { kind: 'person', name: 'Kusum Devi' })
  const binned = await create('/api/clients', { kind: 'person', name: 'Somebody else' })
  await call(app, `/api/clients/delete/${binned._id}`, { token, method: 'POST' })
  await create('/api/matters/create_notes', { matter_id: matter._id, html: '<p>Ask for the lower record.</p>' })
  await create('/api/clocks', { matter_id: matter._id, rule: 'slp', start_on: today })
  await create('/api/billing_identity', identity, 'PUT')
  const invoice = await create('/api/invoice', {
    name: 'Kusum Devi',
    subject: 'Appeal',
    matter_id: matter._id,
    client_id: client._id,
    products: [{ item_name: 'Drafting', kind: 'fee', price: 25_000 }],
  })
  await create(`/api/invoice/${invoice._id}/issue`, {})
  await create(`/api/invoice/${invoice._id}/credit_note`, { fees: 5_000, reason: 'Asked for too much' })
  await proveAddress({ app, sandbox, token, kind: 'email' })
  await create(`/api/invoice/${invoice._id}/mail`, { to: 'kusum@example.in' })
  return {
    title: matter.title,
    matter: `/dashboard/matters/matter-preview/${matter._id}`,
    other: `/dashboard/matters/other-matter-preview/${other._id}`,
    client: `/others/clients/${client._id}`,
    invoice: `/others/invoices/invoice/${invoice._id}`,
  }
}

/** Shares the matter with a guest, asks its client for papers, and fills its service register. Returns both links. */
export async function shareOut({ app, token }: Chamber, { matter, client }: { matter: string; client: string }) {
  const today = await readDays(app)
  const [matter_id, client_id] = [matter, client].map((path) => path.split('/').at(-1))
  async function send(path: string, body: Record<string, unknown>) {
    const answer = await call(app, path, { token, body })
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.body.message}`)
    return answer.body
  }
  await send(`/api/matters/clients/${matter_id}`, { client_id, side: 'petitioner', role: null })
  const consent = { notice_on: today(-1), notice_language: 'hi', purposes: ['updates'], means: 'written' }
  await send(`/api/clients/consents/${client_id}`, consent)
  const request = await send('/api/wanted_papers', { matter_id, client_id, papers: ['Aadhaar', 'Cheque'] })
  const link = await send(`/api/wanted_papers/link/${(request.data as { _id: string })._id}`, {})
  const guest = { name: 'A. Banerjee', role: 'local-counsel', level: 'full', ends_on: today(7) }
  const shared = await send(`/api/matters/${matter_id}/guests`, guest)
  const entries = [
    { kind: 'respondent', name: 'State', place: 'R-1', mode: 'speed-post', sent_on: today(-9) },
    { kind: 'cheque-notice', name: 'Drawer & Sons', memo_on: today(-9), sent_on: today(-7), outcome_on: today(-2) },
  ]
  await send('/api/servings/sheet', { matter_id, entries })
  const pathOf = (address: unknown) => {
    const { pathname, hash } = new URL(String(address))
    return pathname + hash
  }
  return { guest: pathOf(shared.address), papers: pathOf((link.data as { address: string }).address) }
}
