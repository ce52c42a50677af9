import { toDayFirst } from '@peshi/contract/platform/dates'
import type { WorldCase } from '../world/types.ts'
import { escapeHtml } from './markup.ts'

const narrow = "style='width:150px;display:inline-block;'"
const heading = (id: string, text: string) =>
  `<table id='${id}'><tr><td><br/><h2 class='h2class' style='font-weight:bold;'>${text}</h2></td></tr></table>`
const table = `<table width="700px" cellspacing="0" cellpadding="1" align="center" border="1" style="box-sizing:border-box; -moz-box-sizing:border-box;border-collapse:collapse " >`

export function renderLowerCourt({ lowerCourt }: WorldCase): string {
  const line = (label: string, value: string) =>
    `<span  ${narrow}>${label}</span><label style='text-align:left'>:&nbsp;${escapeHtml(value)}</label><br />`
  const decided = lowerCourt ? toDayFirst(lowerCourt.decisionDate) : '--'
  return [
    `<div  style=' width:700px;'><h2 class='h2class' style='font-weight:bold;'>Subordinate Court Information</h2><span class='Lower_court_table' style='float:left;border:1px solid #000; width:100%;text-align:left; margin-bottom:10px; padding-left:5px; '>`,
    line('Court Number and Name', lowerCourt?.court ?? '---'),
    line('Case Number and Year', lowerCourt ? `${lowerCourt.caseNumber}/${lowerCourt.year}` : '0'),
    // The label `Case Decision Date` is not closed, as on the real page.
    `<span  ${narrow}>Case Decision Date : </span><label style='text-align:left'>:&nbsp;${decided}</br>`,
    line('state', lowerCourt?.state ?? ''),
    line('District', lowerCourt?.district ?? ''),
    '</label></span></div>',
  ].join('')
}

export function renderApplications(subject: WorldCase): string {
  if (subject.applications.length === 0) return ''
  const last = subject.sittings.at(-1)?.date
  const next = subject.decisionDate ? last : subject.nextHearingDate
  const rows = subject.applications.map(
    (one) =>
      `<tr><td align='left' width='30%'>IA/${one.number}/${one.year}   </br> <b>Classification :</b> ${escapeHtml(one.classification)}</td><td>${escapeHtml(one.party)}<br/></td><td>${toDayFirst(one.filedOn)} </td><td>${next ? toDayFirst(next) : ''} </td><td>${subject.decisionDate ? 'Disposed' : 'Pending'}</td></tr>`,
  )
  const columns = ['IA Number ', 'Party ', 'Date of  Filing  ', 'Next Date   ', 'IA Status ']
  return `<h2 class='h2class' style='font-weight:bold;display:block;clear:both;'>IA Details</h2><table class='IAheading'  border='1' style=' width:700px;'><tr>${columns.map((one) => `<th><b>${one}</b></th>`).join('')}</tr>${rows.join('')}</table>`
}

export function renderFir({ fir }: WorldCase): string {
  if (!fir) return ''
  const line = (label: string, value: string) =>
    `<span  ${narrow}>${label}</span><label style='text-align:left;'>:&nbsp;${value}</label><br />`
  return [
    `<table  id='firheading'><tr><td><h2 class='h2class' style='font-weight:bold;'>FIR Details</h2></td></tr></table><div  style=' width:700px;'><span class='FIR_details_table' style='width:100%; border:1px solid #000;display:block;float:left; text-align:left; padding-left:5px;'>`,
    line('State', escapeHtml(fir.state)),
    line('District', escapeHtml(fir.district)),
    line('Police Station', `<span  style='width:350px;display:inline-block;'>${escapeHtml(fir.policeStation)}</span>`),
    line('FIR Number', String(fir.number).padEnd(100)),
    `<span  ${narrow}>Year</span><label style='text-align:left;'>:&nbsp;${fir.year}</label></span></div>`,
  ].join('')
}

export function renderCategory({ category, subCategory }: WorldCase): string {
  const row = (label: string, value: string) =>
    `<tr><td width='50%' style='text-align:left !important;padding-left:5px;' ><b>${label}</b>\n\t\t\t\t\t\t\t</td><td width='50%'  style='padding-left:5px;text-align:left !important;'>${escapeHtml(value)}\n\t\t\t\t\t\t\t</td></tr>`
  return `${heading('orderheading', 'Category Details ')}${table}${row('Category', `${category.name} ( ${category.code} )`)}${row('Sub Category', `${subCategory.name} ( ${subCategory.code} )`)}</table></br></table>`
}

export function renderObjections(subject: WorldCase): string {
  if (subject.objections.length === 0) return ''
  const label = (text: string) => `<td><label>${text}</label></td>`
  const rows = subject.objections.map(
    (one, at) =>
      `<tr><td><label><b>${at + 1}</b></label></td>${label(toDayFirst(one.scrutinyDate))}<td><label style='color:green'><b> <label style='color:green'><b>${escapeHtml(one.objection)}</b></label> </b></label></td>${label(one.complianceDate ? toDayFirst(one.complianceDate) : '--')}${label(one.receiptDate ? toDayFirst(one.receiptDate) : '--')}</tr>`,
  )
  // The cell with the heading `OBJECTION` is not closed, as on the real page.
  return `${heading('orderheading', 'OBJECTION')}<table width="700px" cellspacing="0" cellpadding="1" align="center" border="1" class="order_table" style="border-collapse:collapse;"><tr><td><b>Sr.No.</b></td><td><b>Scrutiny Date</b></td><td><b>OBJECTION</b><td><b>Compliance Date</b></td><td><b>Receipt Date</b></td></tr>${rows.join('')}</table></table>`
}

export function renderDocuments(subject: WorldCase): string {
  if (subject.documents.length === 0) return ''
  const cell = (value: string | number) =>
    `<td  style='padding-left:5px;text-align:left !important;'>${escapeHtml(value)}</td>`
  const rows = subject.documents.map(
    (one, at) =>
      `<tr>${[at + 1, at + 1, toDayFirst(one.receivedOn), one.filedBy, one.advocate, one.document].map(cell).join('\n\t\t')}</tr>`,
  )
  const columns = ['Sr. No. ', 'Document No. ', 'Date of Receiving ', 'Filed by']
  const closed = columns.map((one) => `<th scope="col" style=''><label>${one}</label></th>`).join('')
  const unclosed = ['Name of Advocate ', 'Document Filed  ']
    .map((one) => `<th scope="col" style=''><label>${one}</th>`)
    .join('')
  return `${heading('orderheading', 'Document Details')}${table}<tr>${closed}${unclosed}</tr>${rows.join('')}</table></table>`
}
