import { toDayFirst } from '@peshi/contract/platform/dates'
import type { SandboxCourt } from '../world/courts.ts'
import type { Sitting, WorldCase } from '../world/types.ts'
import { bom, escapeHtml } from './markup.ts'

export function renderBusinessPage(
  court: SandboxCourt,
  subject: WorldCase,
  day: string,
  sitting: Sitting | null,
): string {
  const judge = sitting ? sitting.judges.map((one) => one.name).join(', ') : ''
  const parties = sitting
    ? `${escapeHtml(subject.petitioners[0]?.name ?? '')} <b> &nbsp;Versus&nbsp; </b> ${escapeHtml(subject.respondents[0]?.name ?? '')}`
    : ' <b> &nbsp;Versus&nbsp; </b> '
  const caseNumber = `${subject.caseType.short}/${String(subject.number).padStart(7, '0')}/${subject.year}`
  const at = sitting ? subject.sittings.indexOf(sitting) : -1
  const following = at >= 0 ? subject.sittings[at + 1] : undefined
  const ends = sitting?.disposal || sitting?.reserves
  const next = ends ? null : (following?.date ?? subject.nextHearingDate)
  const rows = [row('Business', sitting ? escapeHtml(sitting.business) : '--')]
  if (sitting) {
    rows.push(row('Short Order', escapeHtml(sitting.shortOrder)))
    if (sitting.disposal) rows.push(row('Nature of Disposal', escapeHtml(sitting.disposal)))
    else rows.push(row('Next Purpose', escapeHtml(following?.purpose ?? subject.stage)))
    if (next) rows.push(row('Next Hearing Date', toDayFirst(next)))
  }
  return `${bom}

<style type='text/css'>
a 
{
	color:red;
	text-decoration:none;
}
</style><div align='center'>
<span  style=''><b>Daily Status</b></span>
</br>
<center>
<span class='error'></span>



<center><span>${escapeHtml(court.pageName)} </span></center>
<center><span><b>In The Court Of&nbsp;</b>:${escapeHtml(judge)}</span></center>

<center><span><b> Case Number&nbsp;</b>:${escapeHtml(caseNumber)}</span></center>
<center><span> ${parties} </span></center>
<center><span><b> Date&nbsp;</b> : ${escapeHtml(day)}</span></center>

<center>
<table border='0' width='87%' >
<tr>
	<td colspan='3'><hr></td>
</tr>
${rows.join('\n')}
<tr><td colspan='3' align='right'>${escapeHtml(judge)}</td></tr><tr id='tr_print'>
<td colspan='3' width='40%' valign='top' align='center' style='font-size:1em; font-weight:strong;'>
<input id='printbtn' class='button' type='button' value='Print' onclick='window.print();' >
</td>
</tr>
</table>
</center>
</center>

<p>&nbsp;
<p>&nbsp;</td>
</tr>
</table>
</div>
</td>
</tr>

<tr><td></td></tr>
</table>
</center>
</div>
`
}

function row(label: string, value: string): string {
  return `    <tr>
		<td width='25%' valign='top' align='left' style='font-size:1em; font-weight:strong;'>
		<b>${label}</b>
		</td>
		<td  width='1%' valign='top' >:</td>
		<td width='69%' valign='top' align='left' style='font-size:1em;'>${value}<br />
		</td>
	</tr>`
}
