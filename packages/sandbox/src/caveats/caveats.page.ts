import { toDayFirst } from '@peshi/contract/platform/dates'
import { establishmentOf, nameOf } from '../sites/dcourts.page.ts'
import { escapeHtml } from '../sites/markup.ts'
import { nothingFound, row } from '../sites/s3waas.page.ts'
import type { SandboxCourt } from '../world/courts.ts'
import type { RegisteredCaveat } from './caveat-register.ts'

const keyOf = ({ number, year }: RegisteredCaveat) => Buffer.from(`${number}/${year}`).toString('base64url')

export function renderCaveats(court: SandboxCourt, estCode: string, found: RegisteredCaveat[]) {
  const headers = ['Serial Number', 'Caveat Number', 'Caveator Details', 'Caveatee Details', 'Date of Filing', 'View']
  const head = headers.map((header) => `<th scope="col">${header}</th>`).join('')
  const blocks = estCode.split(',').map((code) => {
    const here = code === establishmentOf(court) ? found : []
    const rows = here.map((caveat, at) =>
      row([
        String(at + 1),
        `${caveat.number}/${caveat.year}`,
        escapeHtml(caveat.caveator),
        escapeHtml(caveat.caveatee),
        toDayFirst(caveat.lodgedOn),
        `<a href="javascript:void(0);" class="viewCnrDetails" data-render-type="cavet" data-cno="${keyOf(caveat)}" data-est-code="${code}">View</a>`,
      ]),
    )
    const name = nameOf(court, code)
    return `<div class="distTableContent" id="${code}" data-est-code="${code}" data-next-page="2" data-total-cases="${here.length}"><h3>${escapeHtml(name)}</h3><table class="data-table-1"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  return { success: true, data: blocks.join('\n') }
}

export function renderCaveat(caveats: RegisteredCaveat[], key: string | undefined) {
  const caveat = caveats.find((one) => keyOf(one) === key)
  if (!caveat) return nothingFound
  const tables: [heading: string, value: string][][] = [
    [
      ['Caveat Number', `${caveat.number}/${caveat.year}`],
      ['Caveator Details', caveat.caveator],
      ['Caveatee Details', caveat.caveatee],
      ['Time of Filing', `${toDayFirst(caveat.lodgedOn)} 11:15:00`],
    ],
    [
      ['Subordinate Court', caveat.lowerCourt],
      ['Case Number', caveat.caseNumber],
      ['Lower Court Decision Date', ''],
      ['Matched Case Number', ''],
    ],
  ]
  const drawn = tables.map((cells) => {
    const head = cells.map(([heading]) => `<th scope="col">${heading}</th>`).join('')
    return `<table class="data-table-1"><thead><tr>${head}</tr></thead><tbody>${row(cells.map(([, value]) => escapeHtml(value)))}</tbody></table>`
  })
  return { success: true, data: drawn.join('\n') }
}

export function renderRegister(found: RegisteredCaveat[]): string {
  const rows = found.map(({ number, year, caveator, caveatee, lodgedOn }) =>
    row([`${number}/${year}`, escapeHtml(caveator), escapeHtml(caveatee), toDayFirst(lodgedOn)]),
  )
  return `<p>In force at the District Court, Prayagraj, for ninety days from the day of lodging.</p>
<form method="post" action="/control/caveats"><label>Caveator <input name="caveator" required></label><label>Expected applicant <input name="caveatee" required></label><label>Lodged so many days ago <input name="days_ago" type="number" min="0" max="3650" value="0"></label><button>Lodge a caveat</button></form>
<div class="overflow"><table><thead><tr><th>Caveat</th><th>Caveator</th><th>Expected applicant</th><th>Lodged</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
