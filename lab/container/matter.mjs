import { ask } from '../chaos/people.mjs'
import { check } from '../operator/checks.mjs'

const title = 'Sharma v. Union of India'
const paper = Buffer.alloc(3 * 1024 * 1024, 'a line of the plaint\n')

/** Also makes a PDF, because fonts and the compiler that sets it must be in the image. */
export async function saveMatter(base, { token }) {
  const { reply } = await ask(base, '/api/matters/other/create', { token, body: { title } })
  const begun = await ask(base, '/api/uploads', { token, body: { key: 'k', name: 'plaint.txt', size: paper.length } })
  const upload = begun.reply?.data?._id
  await ask(base, `/api/uploads/${upload}?offset=0`, { token, method: 'PUT', bytes: paper })
  const saved = await ask(base, '/api/matters/create_document', {
    token,
    body: { matter_id: reply?.data?._id, upload_ids: [upload] },
  })
  check('a matter and a document are saved', saved.status === 200, JSON.stringify([reply, saved]))
  const reports = await ask(base, '/api/list_report', { token })
  const asked = await fetch(`${base}/api/reports/${reports.reply?.data?.[0]?._id}/export?type=pdf`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const pdf = await asked.text()
  check('a report is made as a PDF', pdf.startsWith('%PDF'), pdf)
}

export async function signIn(base, { email, password }) {
  const { reply } = await ask(base, '/api/users/login', { body: { email, password } })
  return reply?.accessToken
}

export async function checkMatter(base, owner, when) {
  const token = await signIn(base, owner)
  const matters = await ask(base, '/api/matter_list/matters?perPage=10', { token })
  const matter = matters.reply?.data?.find((one) => one.title === title)
  const documents = await ask(base, `/api/matters/list_document/${matter?._id}`, { token })
  const { pathname, search } = new URL(documents.reply?.data?.[0]?.current.download ?? '/', base)
  const file = Buffer.from(await (await fetch(base + pathname + search)).arrayBuffer())
  check(`${when}, matter and document are there`, file.equals(paper), JSON.stringify([matters.reply, documents.reply]))
}
