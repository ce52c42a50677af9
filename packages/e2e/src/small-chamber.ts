import type { Page } from 'playwright-core'
import { call } from './wire.ts'

/** Gives the chamber of who is signed in on the page a little of everything; gives the addresses of what is there. */
export async function furnishChamber(page: Page) {
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('token')).accessToken`)
  const app = new URL(page.url()).origin
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  async function create(path: string, body: Record<string, unknown>) {
    const answer = await call(app, path, { token, body })
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.body.message}`)
    return answer.body.data as { _id: string; title: string }
  }
  const matter = await create('/api/add', {
    ...{ unique_id: 'tribunals-nclt-mumbai', petitioner: 'Kusum Devi', respondent: 'State' },
    ...{ case_type: 'OA', case_number: '12', case_year: 2025, next_date: today },
  })
  const other = await create('/api/matters/other/create', { title: 'Opinion on a lease' })
  const client = await create('/api/clients', { kind: 'person', name: 'Kusum Devi' })
  const binned = await create('/api/clients', { kind: 'person', name: 'Somebody else' })
  await call(app, `/api/clients/delete/${binned._id}`, { token, method: 'POST' })
  await create('/api/matters/create_notes', { matter_id: matter._id, html: '<p>Ask for the lower record.</p>' })
  await create('/api/clocks', { matter_id: matter._id, rule: 'slp', start_on: today })
  return {
    title: matter.title,
    matter: `/dashboard/matters/matter-preview/${matter._id}`,
    other: `/dashboard/matters/other-matter-preview/${other._id}`,
    client: `/others/clients/${client._id}`,
  }
}
