import { typst } from '../documents/typst.ts'
import { escapeHtml } from '../sites/markup.ts'
import { sandboxCourts } from '../world/courts.ts'
import type { CounterFiling } from './efiling.routes.ts'

const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:15px sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:.6rem 0}input,select{font:inherit}</style>
</head><body><p>Sandbox: a pretended e-filing counter.</p><h1>${escapeHtml(title)}</h1>${body}</body></html>`

const stateOf = ({ diary, registered, objections }: CounterFiling) => {
  if (registered) return `Registered as ${registered.type} ${registered.number}/${registered.year}`
  if (!diary) return 'Not submitted'
  return objections.length > 0 ? 'Returned with objections' : 'Under scrutiny'
}

export const renderCounter = (filings: readonly CounterFiling[]): string =>
  page(
    'E-filing counter',
    `<form id="filing">
<label>Court <select name="court">${sandboxCourts.map(({ id, pageName }) => `<option value="${id}">${escapeHtml(pageName)}</option>`).join('')}</select></label>
<label>Case type (empty: the first of the court) <input name="case_type"></label>
<label>Petitioner <input name="petitioner" required></label>
<label>Respondent <input name="respondent" required></label>
<label>Filing returned before (its number here) <input name="id" inputmode="numeric"></label>
<label>Volumes of the bundle, in order <input name="files" type="file" accept="application/pdf" multiple required></label>
<button>Submit</button></form><p id="result" role="status"></p>
<h2>Filings</h2><ul>${filings
      .map(
        (one) =>
          `<li><a href="filings/${one.id}">${one.id}: diary ${escapeHtml(one.diary ?? 'none')}</a> ${escapeHtml(stateOf(one))}</li>`,
      )
      .join('')}</ul>
<script>
const form = document.getElementById('filing')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const result = document.getElementById('result')
  const { files, id, ...fields } = Object.fromEntries(new FormData(form))
  const send = async (method, path, body, type) => {
    const reply = await fetch(path, { method, body, headers: type ? { 'content-type': type } : {} })
    const read = await reply.json()
    if (!reply.ok) throw new Error(read.message)
    return read.data
  }
  try {
    const own = id || (await send('POST', 'filings', JSON.stringify(fields), 'application/json')).id
    let number = 0
    for (const file of form.elements.files.files) await send('PUT', 'filings/' + own + '/volumes/' + ++number, file, 'application/pdf')
    await send('POST', 'filings/' + own + '/submit')
    location.href = 'filings/' + own
  } catch (error) { result.textContent = error.message }
})
</script>`,
  )

export const renderFiling = (filing: CounterFiling, court: string): string =>
  page(
    `Filing ${filing.id}: ${stateOf(filing)}`,
    `<p>${escapeHtml(court)}</p>
<p>${escapeHtml(filing.wanted.petitioner)} versus ${escapeHtml(filing.wanted.respondent)}</p>
<p>Diary number: <strong>${escapeHtml(filing.diary ?? 'none')}</strong></p>
${filing.diary ? `<p><a href="${filing.id}/acknowledgement.pdf">Acknowledgement</a></p>` : ''}
${
  filing.objections.length > 0
    ? `<h2>Defects notified (scrutiny ${filing.rounds})</h2><ol>${filing.objections.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ol>`
    : ''
}
<p><a href="../">Counter</a></p>`,
  )

const acknowledgement = `
#let data = json(bytes(sys.inputs.data))
#set page(paper: "a4", margin: 2.5cm)
#set text(font: "Inter", size: 11pt)
#align(center)[#text(14pt, weight: "bold")[#data.court] \\ #v(0.5em) Acknowledgement of e-filing]
#v(2em)
#grid(columns: (auto, 1fr), column-gutter: 1em, row-gutter: 1em,
  [Diary number], strong(data.diary), [Title], [#data.title], [Filed on], [#data.filed], [Volumes], [#data.volumes])
#v(2em)
Sandbox: every person and case here is invented.
`

interface Acknowledged {
  court: string
  title: string
  diary: string
  filed: string
  volumes: number
}

export const drawAcknowledgement = (data: Acknowledged): Buffer =>
  Buffer.from(typst().pdf({ mainFileContent: acknowledgement, inputs: { data: JSON.stringify(data) } }))
