import type { FastifyInstance } from 'fastify'
import { asFields, readNumber, readText } from '../control/control.inputs.ts'
import { escapeHtml } from '../sites/markup.ts'
import { NotPossible } from '../world/world.ts'
import { type PoliceRecords, policeActs, policeDistricts } from './police-records.ts'

export function servePoliceApi(app: FastifyInstance, police: PoliceRecords) {
  app.get('/firs', async () => ({ success: true, data: police.all() }))
  app.post('/firs', async ({ body }) => ({ success: true, data: police.register(readFir(body)) }))
  app.post<{ Params: { id: string } }>('/firs/:id/section', async ({ params, body }) => ({
    success: true,
    data: police.addSection(params.id, readSection(body)),
  }))
}

export function readFir(body: unknown) {
  const fields = asFields(body)
  return {
    station: readText(fields, 'station'),
    number: readNumber(fields, 'number', 9_999_999),
    year: readNumber(fields, 'year', 2100),
    ...readSection(body),
  }
}

export function readSection(body: unknown) {
  const fields = asFields(body)
  const [act, section] = [readText(fields, 'act') || 'BNS', readText(fields, 'section')]
  if (!/^[\dA-Z()]{1,12}$/.test(section)) throw new NotPossible('section: such as 318(4).')
  return { act, section }
}

const acts = Object.keys(policeActs).map((act) => `<option>${act}</option>`)
const sectionFields = `<label>Act <select name="act">${acts.join('')}</select></label><label>Section <input name="section" required></label>`

export function renderFirs(police: PoliceRecords): string {
  const stations = policeDistricts.flatMap((district) =>
    district.stations.map(
      ({ code, name }) => `<option value="${code}">${escapeHtml(`${name}, ${district.name}`)}</option>`,
    ),
  )
  const rows = police
    .all()
    .map(
      (fir) =>
        `<tr><td>${fir.number}/${fir.year}</td><td>${escapeHtml(`${fir.station}, ${fir.district}`)}</td><td>${escapeHtml(fir.sections.map(({ act, list }) => `${act} ${list.join(', ')}`).join('; '))}</td><td><form method="post" action="/control/firs/${fir.id}/section">${sectionFields}<button>Add the section</button></form></td></tr>`,
    )
  return `<details><summary>Register an FIR</summary><form method="post" action="/control/firs"><label>Police station <select name="station" required>${stations.join('')}</select></label><label>Number <input name="number" required></label><label>Year <input name="year" required></label>${sectionFields}<button>Register it today</button></form></details>
<div class="overflow"><table><thead><tr><th>FIR</th><th>Police station</th><th>Sections</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
