import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { call, listSandboxCases, type SandboxCase } from './wire.ts'

export async function downloadExtension(app: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'companion-'))
  const reply = await fetch(`${app}/api/companion.zip`)
  const zip = await fromBufferPromise(Buffer.from(await reply.arrayBuffer()))
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return folder
}

const districts = ['prayagraj', 'pune', 'chennai', 'ernakulam', 'kamrup', 'guntur', 'vizianagaram']

export async function listPending(sandbox: string, most: number): Promise<SandboxCase[]> {
  const found: SandboxCase[] = []
  for (const district of districts) found.push(...(await listSandboxCases(sandbox, `dc-${district}`)))
  return found.filter(({ status }) => status === 'pending').slice(0, most)
}

export const siteOf = ({ court }: SandboxCase): string => `/${court.replace('dc-', 'dcourts-')}-host/`

/** A script that shows the case on the site's page, as the site's own script does after a search. */
export const searchScript = (subject: SandboxCase): string => `(async () => {
  const body = new URLSearchParams({ action: 'get_cnr_details', cino: '${subject.cnr}', est_code: '${subject.cnr.slice(0, 6)}', es_ajax_request: '1' })
  const reply = await fetch('${siteOf(subject)}wp-admin/admin-ajax.php', { method: 'POST', body })
  document.body.innerHTML = (await reply.json()).data
})()`

export const numberOf = ({ case_type, case_number, case_year }: SandboxCase): string =>
  `${case_type}/${case_number}/${case_year}`.replace(/[\s-]/g, '')

/** Adds a matter of which the chamber knows only the number. */
export async function addUnread(app: string, token: string, subject: SandboxCase): Promise<void> {
  const { court: unique_id, case_type, case_number, case_year } = subject
  const body = { title: `${numberOf(subject)} ${unique_id}`, unique_id, case_type, case_number, case_year }
  const { status } = await call(app, '/api/matters/other/create', { token, body })
  if (status !== 200) throw new Error(`The matter was not added: ${status}`)
}
