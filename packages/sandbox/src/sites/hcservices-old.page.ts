import { toDayFirst } from '@peshi/contract/platform/dates'
import type { SandboxCourt } from '../world/courts.ts'
import type { WorldCase, WorldParty } from '../world/types.ts'
import {
  renderApplications,
  renderCategory,
  renderDocuments,
  renderFir,
  renderLowerCourt,
  renderObjections,
} from './hcservices-old.blocks.ts'
import { hearingRows } from './hearing-rows.ts'
import { escapeHtml, writeOrdinal } from './markup.ts'

/** Repeats the real page's mistakes: unclosed tables, `</br>`, and `onclick` attributes without quotes. */
export function renderOldCasePage(court: SandboxCourt, subject: WorldCase): string {
  return [
    pageStart,
    `<h2 class='h1class'><span style="font-weight:bold;">${escapeHtml(court.pageName)}</span></h2>\n\t\n`,
    renderDetails(subject),
    renderStatus(subject),
    renderParties(subject),
    renderActs(subject),
    renderLowerCourt(subject),
    renderApplications(subject),
    renderFir(subject),
    renderHistory(court, subject),
    renderCategory(subject),
    renderObjections(subject),
    renderDocuments(subject),
    '<br />\n</div>\n</body>\n</form>\n</html>',
  ].join('')
}

const pageStart = `<script type="text/javascript">
function funConnError()
{
	document.getElementById('showList').innerHTML="";
	var val='CONNECTION FAILED';
	document.getElementById('txtmsg').value=val;
}
</script>

<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">

<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />

<title>Case History</title>
<link rel="stylesheet" href="../css/history.css" type="text/css">
</head>
<form  name="frm" method="post" action="">
<body onload="funchkErr();" >

<div id="sizecontroldiv" class="controlstyle">
<a href="#smaller" ></a><a href="#fontsize0"></a><a href="#bigger"></a>
</div>


<div  align="center" style='margin-top:-5px;'>

<span id='errSpan' style='font-color:red;'></span>
<span style='margin-top:-20px;'>



</span>
<br />


`

const box =
  'border-left:1px solid #000;border-right:1px solid #000;border-bottom:1px solid #000; width:100%;text-align:left;'
const labelStyle = 'width:225px;float:left;padding-left:5px;'

function renderDetails(subject: WorldCase): string {
  const span = (content: string) => `<span class='case_details_table' style='float:left;${box}'>${content}</span><br />`
  const label = (text: string) => `<span style='${labelStyle}'><label>${text}</label></span>`
  const beside = (text: string) => `<span style='text-align:left;padding-left:100px;'>${text}</span>`
  const filing = `${subject.filingNumber}/${subject.filingDate.slice(0, 4)}`
  const hyphenated = `${subject.cnr.slice(0, 6)}-${subject.cnr.slice(6, 12)}-${subject.cnr.slice(12)}`
  return [
    `<div  style=' height:80px; width:700px; '><span class="heading" style=' text-align:center;'><label><h2 class='h2class' style='font-weight:bold;'>Case Details</h2></label></span>`,
    `<span class='case_details_table' style='padding-left:-5px;float:left;border-top:1px solid #000;${box}'><span  style='${labelStyle}'><label>Case Type </label></span>:&nbsp;${escapeHtml(subject.caseType.short)}</span><br />`,
    span(
      `${label('Filing Number')}:&nbsp;${filing}${beside(`<label>Filing Date</label>: ${toDayFirst(subject.filingDate)}`)}`,
    ),
    span(
      `${label('Registration Number')}<label>:&nbsp;${subject.number}/${subject.year}</label>${beside(`<label>Registration Date</label><label>:&nbsp;${toDayFirst(subject.registrationDate)}</label>`)}`,
    ),
    `<b><span class='case_details_table' style='float:left; ${box}'><span style='${labelStyle}'><label>CNR Number</label></span>:&nbsp;${hyphenated}</span></b></div><br />`,
  ].join('')
}

const redBox =
  'float:left;border-bottom:1px solid red; width:100%;border-left:1px solid red ;border-right:1px solid red ;'

const statusRow = (label: string, value: string) =>
  `<span><label style='${redBox}'><strong style='float:left; width:225px;text-align:left; padding-left:5px;'>${label}</strong><strong style='float:left;'>:&nbsp;${escapeHtml(value)}</strong></label></span><br style='clear:left;'/>`
/** As on the real page, these rows have a space before the colon. */
const lateRow = (label: string, value: string) =>
  `<span style='background-color:#FBF6D9 !important;'><label  style='${redBox}height:auto;'><strong style='float:left; width:225px;text-align:left; padding-left:5px;'>${label}</strong> <strong style='float:left;width:470px; text-align:left;'> :&nbsp;${escapeHtml(value)}</strong></label></span>`

function renderStatus(subject: WorldCase): string {
  const first = subject.sittings[0]
  const rows = [statusRow('First Hearing Date ', first ? writeOrdinal(first.date) : '  ')]
  if (subject.decisionDate) {
    rows.push(statusRow('Decision Date', writeOrdinal(subject.decisionDate)))
    rows.push(statusRow('Case Status ', 'CASE DISPOSED'))
    rows.push(statusRow('Nature of Disposal', subject.natureOfDisposal ?? '--'))
  } else {
    const next = subject.nextHearingDate
    rows.push(statusRow('Next Hearing Date', next ? writeOrdinal(next) : 'Next Date is not given'))
    rows.push(statusRow('Stage of Case', subject.stage))
  }
  // As on the real page, no space follows the judge's number.
  const coram = subject.judges.map((judge) => judge.name).join(' and ')
  rows.push(lateRow('Coram', `${subject.judges[0]?.code ?? ''}${coram}`))
  rows.push(lateRow('Bench', subject.benchType))
  rows.push(lateRow('State', subject.state))
  rows.push(lateRow('District', subject.district))
  rows.push(lateRow('Judicial', subject.section))
  rows.push(lateRow('Causelist Name', subject.causeListName.padEnd(84)))
  if (subject.shortOrder) rows.push(lateRow('Short Order', subject.shortOrder))
  rows.push(lateRow('Not Before Me', ''))
  return `<h2 class='h2class' style=' clear:both;color:red;font-weight:bold;display: block;'>Case Status</h2><div  style='width:700px;margin-top:0px;background-color:#FBF6D9;font-size:1em ;font-weight:200;color:red;text-align:center;    display: inline-block;'>${rows.join('')}</div><br/>`
}

const indent = '&nbsp;&nbsp;&nbsp;&nbsp;'
const advocatesOf = (party: WorldParty) => escapeHtml(party.advocates.map((one) => one.name).join(','))

function listParties(side: 'Petitioner' | 'Respondent', parties: WorldParty[]): string {
  const [first, ...others] = parties
  const named = first?.advocates.length
  const dash = side === 'Petitioner' ? 'Advocate- ' : 'Advocate - '
  const opening = named ? `<br /><br />${indent}${dash}${advocatesOf(first)} ` : '<br /> '
  let text = `1) ${escapeHtml(first?.name ?? '')}${opening}<br />`
  for (const [at, party] of others.entries()) {
    // As on the real page, no line break follows these parties' advocates.
    const advocates = party.advocates.length ? `${indent}Advocate-${advocatesOf(party)}` : `${indent}<br>`
    text += `${at + 2})  ${escapeHtml(party.name)}<br>${advocates}`
  }
  const style = 'float:left;border:1px solid #000; width:100%;text-align:left; margin-bottom:10px; padding-left:5px;'
  return `<span class='${side}_Advocate_table' style='${style}'>${text}<br /></span><br />`
}

function renderParties(subject: WorldCase): string {
  return [
    `<div  style='width:700px;margin-top:10px;'><h2 class='h2class' style='font-weight:bold;'>Petitioner and Advocate</h2>`,
    listParties('Petitioner', subject.petitioners),
    `<h2 class='h2class' style='font-weight:bold;'>Respondent  and Advocate</h2>`,
    listParties('Respondent', subject.respondents),
    '</table></div><br/>',
  ].join('')
}

function renderActs(subject: WorldCase): string {
  if (subject.acts.length === 0) return ''
  const rows = subject.acts.map((one) => `<tr><td>${escapeHtml(one.act)}</td><td>${escapeHtml(one.section)}</td></tr>`)
  return `<h2 class='h2class' style='font-weight:bold;'>Acts</h2><table class='Acts_table' border='1' style=' width:700px;'><tr><th>Under Act(s)</th><th>Under Section(s)</th></tr>${rows.join('')}</table>`
}

const tableStart = (kind: string) =>
  `<table width="700px" cellspacing="0" cellpadding="1" align="center" border="1" style="box-sizing:border-box; -moz-box-sizing:border-box; " class="${kind}">`

function renderHistory(court: SandboxCourt, subject: WorldCase): string {
  const lines = hearingRows(subject).map((row) => {
    // The real site sends the date 50000101 if no next date is fixed.
    const next = row.nextDate ? row.nextDate.replaceAll('-', '') : row.flag === 'Disposed' ? '' : '50000101'
    const business = row.businessDate ? toDayFirst(row.businessDate) : ''
    const call = [
      court.courtCode,
      '1',
      next,
      subject.caseNo,
      court.stateCode,
      row.flag,
      business,
      row.judgeCode,
      row.serial,
      subject.cnr,
    ]
    const onclick = `viewBusiness(${call.map((one) => `'${one}'`).join(',')})`
    return `<tr><td align='left' style=''>${row.listType.padEnd(99)}</td><td align='left' style=''>${escapeHtml(row.judge)}</td><td align='left' style=''><a href='#' onclick=${onclick}>${business} </a></td><td>${row.nextDate ? toDayFirst(row.nextDate) : ' '}</td><td style=''> ${escapeHtml(row.purpose)}</td></tr>`
  })
  const heading = `<table id='historyheading'><tr><td><h2 class='h2class' style='clear:both;font-weight:bold;text-align:center;margin-top:10px;'>History of Case Hearing</h2></td></tr></table>`
  const columns = `<tr><th scope="col" align='left' style=''>Cause List Type </th><th scope="col" style=''>Judge</th><th scope="col" style=''>Business On Date</th><th scope="col" style=''>Hearing Date</th><th scope="col" style=''>Purpose of hearing</th></tr>`
  return `${heading}${tableStart('history_table')}${columns}${lines.join('')}${renderOrders(court, subject)}\n<br />\n\n</table></table>`
}

function renderOrders(court: SandboxCourt, subject: WorldCase): string {
  const caseNumber = `${subject.caseType.short}/${subject.number}/${subject.year}`
  const lines = subject.orders.map((order) => {
    const href = `display_pdf.php?filename=${encodeURIComponent(order.file)}&caseno=${caseNumber}&cCode=${court.courtCode}&appFlag=&cino=${subject.cnr}&state_code=${court.stateCode}`
    return `<tr><td style='border-top:none;'>&nbsp;&nbsp;${order.number}</td><td align='left'>&nbsp;${escapeHtml(caseNumber)} </td><td align='left' style='width:330px;border-top:none;'><font size='2'>&nbsp;&nbsp;${escapeHtml(order.judge)} </font></td><td style='border-top:none;'>&nbsp;&nbsp;${toDayFirst(order.date)}</font></td><td style=" border-top:none;" colspan='3'>	<a target='_blank' href ='${href}' ></font> <font size='2' color='green'> &nbsp;&nbsp;View <span></span></font></a></td></tr>`
  })
  const heading = `<table id='orderheading'><tr><td><br/><h2 class='h2class' style='font-weight:bold;'>Orders </h2></td></tr></table>`
  const column = (title: string) =>
    `<td style='width:71px;'> <font size='2'><strong> &nbsp;&nbsp;${title}</strong></font></td>`
  const columns = ['Order Number', 'Order on', 'Judge', 'Order Date ', 'Order Details '].map(column).join('')
  return `${heading}${tableStart('order_table')}<tr>${columns}</tr>${lines.join('')}`
}
