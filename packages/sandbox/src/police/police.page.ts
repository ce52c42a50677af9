import { escapeHtml } from '../sites/markup.ts'
import { type PublishedFir, policeActs, policeDistricts } from './police-records.ts'

/** ASP.NET generates these names and may change them, so a client must read them from the page. */
const name = (field: string) => `ctl00$ContentPlaceHolder1$${field}`
const id = (field: string) => `ContentPlaceHolder1_${field}`

export const fieldNames = {
  district: name('ddlDistrict'),
  station: name('ddlPoliceStation'),
  number: name('txtFirNumber'),
  year: name('txtYear'),
  captcha: name('txtCaptcha'),
  search: name('btnSearch'),
} as const

const option = (code: string, label: string, chosen: string) =>
  `<option value="${code}"${code === chosen ? ' selected="selected"' : ''}>${escapeHtml(label)}</option>`

const select = (field: string, label: string, options: { code: string; name: string }[], chosen: string) =>
  `<label for="${id(field)}">${label}</label><select name="${name(field)}" id="${id(field)}"><option value="">Select</option>${options.map((one) => option(one.code, one.name, chosen)).join('')}</select>`

const text = (field: string, label: string) =>
  `<label for="${id(field)}">${label}</label><input name="${name(field)}" type="text" id="${id(field)}">`

export function renderPortal(viewState: string, chosen: { district: string; station: string }, below = ''): string {
  const stations = policeDistricts.find(({ code }) => code === chosen.district)?.stations ?? []
  return `<!DOCTYPE html>
<html><head><title>Published FIRs</title></head><body><form method="post" action="./PublishedFIRs.aspx" id="form1">
<input type="hidden" name="__EVENTTARGET" id="__EVENTTARGET" value=""><input type="hidden" name="__EVENTARGUMENT" id="__EVENTARGUMENT" value="">
<input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="${viewState}">
<div class="searchbox">
${select('ddlDistrict', 'District *', [...policeDistricts], chosen.district)}
${select('ddlPoliceStation', 'Police Station', stations, chosen.station)}
${text('txtFirNumber', 'FIR No.')}
${text('txtYear', 'Year')}
<img id="${id('imgCaptcha')}" src="CaptchaImage.axd" alt="captcha">${text('txtCaptcha', 'Enter Captcha')}
<input type="submit" name="${fieldNames.search}" value="Search" id="${id('btnSearch')}">
</div>
${below}
</form></body></html>`
}

const heading = [
  'Sr. No.',
  'State',
  'District',
  'Police Station',
  'Year',
  'FIR No.',
  'Registration Date (dd/mm/yyyy hh:mm:ss)',
  'FIR no/Year',
  'Sections',
  'Download',
]

export const wrongCaptcha = `<span id="${id('lblMsg')}">Invalid captcha. Please try again.</span>`

export function renderFound(found: readonly PublishedFir[]): string {
  const head = `<tr class="gridheader">${heading.map((one) => `<th scope="col">${one}</th>`).join('')}</tr>`
  const rows =
    found.length === 0
      ? '<tr><td>No Records Found</td></tr>'
      : head + found.map((fir, at) => renderRow(fir, at + 1)).join('\n')
  return `<div class="pagesubmission"><span id="${id('lbltotalrecord')}" style="font-weight:bold;">${found.length}</span>&nbsp;<span id="${id('Label2')}">total records found</span></div>
<span id="${id('lblMsg')}"></span>
<table class="GridTable" id="${id('gdvDeadBody')}">
${rows}
</table>`
}

function renderRow(fir: PublishedFir, at: number): string {
  const [date = '', time = ''] = fir.registeredAt.slice(0, 19).split('T')
  const sections = fir.sections.map(({ act, list }) => `${escapeHtml(policeActs[act] ?? act)} - ${list.join(',')} ;`)
  const cells = [
    String(at),
    'MAHARASHTRA',
    fir.district,
    fir.station,
    String(fir.year),
    String(fir.number),
    `${date.split('-').toReversed().join('/')} ${time}`,
    `${String(fir.number).padStart(4, '0')}/${fir.year}`,
  ]
  return `<tr>${cells.map((cell) => `<td><span>${escapeHtml(cell)}</span></td>`).join('')}<td><span>${sections.join(' <br><br>')}</span></td><td></td></tr>`
}
