import { toDayFirst } from '@peshi/contract/platform/dates'
import { indiaDateAt, indiaSecondsAt } from '@peshi/contract/platform/india-time'
import { escapeHtml } from '../sites/markup.ts'
import type { Challenge } from '../sites/sessions.ts'
import { modes, type Switches } from '../sites/switches.ts'
import { tribunalCases } from '../tribunals/cases.ts'
import { sandboxCourts, siteIds } from '../world/courts.ts'
import { demoCases } from '../world/demo-cases.ts'
import type { WorldCase } from '../world/types.ts'

interface Frame {
  title: string
  today: string
  body: string
  refresh?: number
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:64rem;padding:0 1rem 3rem}
.banner{background:#b45309;color:#fff;padding:.6rem 1rem;border-radius:0 0 .5rem .5rem}nav{display:flex;gap:1rem;margin:1rem 0;flex-wrap:wrap}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.35rem .5rem;border-block-end:1px solid #8884;vertical-align:top}
code{font-size:1.25rem;letter-spacing:.15em}form{display:flex;gap:.5rem;flex-wrap:wrap;align-items:end;margin:.5rem 0}
label{display:flex;flex-direction:column;font-size:.85rem}textarea{width:32rem;max-width:90vw}input,select,button,textarea{font:inherit;padding:.25rem .5rem}
.error{color:#b91c1c;font-weight:600}.overflow{overflow-x:auto}`

export function renderFrame({ title, today, body, refresh }: Frame): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh ? `<meta http-equiv="refresh" content="${refresh}">` : ''}<title>${escapeHtml(title)} · Sandbox</title><style>${style}</style></head>
<body>
<p class="banner" role="note">Sandbox: pretend court sites; every person and case here is invented. Today is ${toDayFirst(today)} here.</p>
<nav><a href="/control">Answers to the pictures</a> <a href="/control/sites">Sites</a> <a href="/control/day">Court day</a> <a href="/control/cases">Cases</a> <a href="/control/firs">FIRs</a> <a href="/control/caveats">Caveats</a> <a href="/control/messages">Messages</a> <a href="/control/payments">Payments</a> <a href="/control/demo">Demo cases</a></nav>
<main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>`
}

export function renderChallenges(challenges: Challenge[], switches: Switches): string {
  const pictures = challenges.map(
    (one) =>
      `<tr><td>${one.id}</td><td>${one.site}</td><td><code>${escapeHtml(one.answer)}</code></td><td>${indiaSecondsAt(new Date(one.drawnAt))}</td></tr>`,
  )
  const waiting = pictures.length
    ? `<div class="overflow"><table><thead><tr><th>Picture</th><th>Site</th><th>Answer</th><th>Drawn</th></tr></thead><tbody>${pictures.join('')}</tbody></table></div>`
    : '<p>No picture waits for an answer. Look a case up in Peshi, then its answer stands here.</p>'
  const troubled = siteIds.filter((site) => switches.get(site).mode !== 'normal')
  const trouble = troubled.map((site) => `${site} is ${switches.get(site).mode}`).join(', ')
  return `<p>Newest first. This page loads itself again every five seconds.</p>${waiting}
${trouble ? `<p class="error">${trouble}. <a href="/control/sites">Change that</a></p>` : ''}`
}

export function renderSites(switches: Switches): string {
  const sites = siteIds.map((site) => {
    const { mode, seconds, until } = switches.get(site)
    const options = modes.map((one) => `<option${one === mode ? ' selected' : ''}>${one}</option>`).join('')
    return `<tr><th scope="row">${site}</th><td>${mode}${mode === 'slow' ? `, ${seconds} s` : ''}${until ? ` until ${toDayFirst(indiaDateAt(until))} ${indiaSecondsAt(until)}` : ''}</td><td><form method="post" action="/control/sites/${site}"><label>Mode <select name="mode">${options}</select></label><label>Seconds, when slow <input name="seconds" type="number" min="0" max="120" value="${seconds || 5}"></label><label>Days, then normal <input name="days" type="number" min="0" max="30"></label><button>Set</button></form></td></tr>`
  })
  return `<div class="overflow"><table><tbody>${sites.join('')}</tbody></table></div>
<h2>Start again</h2><p>Takes back every order, listing and disposal that was made here, and sets all sites to normal.</p>
<form method="post" action="/control/reset"><button>Reset everything</button></form>`
}

export const caseLabel = (subject: WorldCase) => `${subject.caseType.short} ${subject.number}/${subject.year}`

export function renderCases(found: WorldCase[], court: string, query: string): string {
  const options = sandboxCourts.map(
    (one) => `<option value="${one.id}"${one.id === court ? ' selected' : ''}>${escapeHtml(one.benchName)}</option>`,
  )
  const rows = found
    .slice(0, 100)
    .map(
      (one) =>
        `<tr><td><a href="/control/cases/${one.id}">${escapeHtml(caseLabel(one))}</a></td><td>${one.court}</td><td>${one.cnr}</td><td>${escapeHtml(one.petitioners[0]?.name ?? '')} v. ${escapeHtml(one.respondents[0]?.name ?? '')}</td><td>${escapeHtml(one.stage)}</td><td>${one.nextHearingDate ? toDayFirst(one.nextHearingDate) : '—'}</td></tr>`,
    )
  return `<form method="get" action="/control/cases"><label>Court <select name="court"><option value="">All courts</option>${options.join('')}</select></label><label>Number, CNR or party <input name="q" value="${escapeHtml(query)}"></label><button>Search</button></form>
<details><summary>File a new case</summary><form method="post" action="/control/cases"><label>Court <select name="court" required>${options.join('')}</select></label><label>Type, the court’s code; its first when empty <input name="case_type"></label><label>Petitioner <input name="petitioner" required></label><label>Respondent <input name="respondent" required></label><label>From the FIR of the police station <input name="police_station"></label><label>FIR number <input name="fir_number"></label><label>Year <input name="fir_year"></label><button>Register it today</button></form></details>
<p>${found.length} cases${found.length > 100 ? ', the first 100 shown' : ''}.</p>
<div class="overflow"><table><thead><tr><th>Case</th><th>Court</th><th>CNR</th><th>Parties</th><th>Stage</th><th>Next date</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

export function renderCase(subject: WorldCase, today: string, failure: string): string {
  const hearings = [...subject.sittings]
    .reverse()
    .map(
      (one) =>
        `<tr><td>${toDayFirst(one.date)}</td><td>${escapeHtml(one.purpose)}</td><td>${escapeHtml(one.business)}</td></tr>`,
    )
  const orders = [...subject.orders]
    .reverse()
    .map(
      (one) =>
        `<tr><td>${one.number}</td><td>${toDayFirst(one.date)}</td><td>${one.kind}</td><td><a href="/control/orders/${one.documentId}.pdf">PDF</a></td></tr>`,
    )
  const actions =
    subject.status === 'disposed'
      ? '<p>The case is disposed of.</p>'
      : `<h2>Pass an order</h2><form method="post" action="/control/cases/${subject.id}/order"><label>Order <textarea name="text" rows="3" required></textarea></label><label>Date <input type="date" name="date" value="${today}" max="${today}"></label><label>Next date <input type="date" name="next_date"></label><label><input type="checkbox" name="is_scanned"> Scanned</label><button>Pass the order</button></form>
<h2>List this case</h2><form method="post" action="/control/cases/${subject.id}/list"><label>Date <input type="date" name="date" min="${today}" required></label><label>Court <input type="number" name="court_no" min="1" max="999" value="1" required></label><label>Item <input type="number" name="item" min="1" max="9999" value="1" required></label><button>List it</button></form>
<h2>Dispose of it</h2><form method="post" action="/control/cases/${subject.id}/dispose"><button>Pass the final judgment today</button></form>`
  const listing = subject.nextListing ? `, court ${subject.nextListing.courtNo}, item ${subject.nextListing.item}` : ''
  const next = subject.nextHearingDate ? `${toDayFirst(subject.nextHearingDate)}${listing}` : 'not given'
  return `${failure ? `<p class="error" role="alert">${escapeHtml(failure)}</p>` : ''}
<p>${escapeHtml(subject.petitioners[0]?.name ?? '')} v. ${escapeHtml(subject.respondents[0]?.name ?? '')} · ${subject.court} · ${subject.cnr} · type ${escapeHtml(subject.caseType.short)} (${subject.caseType.code})</p>
<p>${subject.status}, ${escapeHtml(subject.stage)}. Next date: ${next}.</p>
${actions}
${subject.court === 'sci' || orders.length === 0 ? '' : `<h2>Challenge it</h2><form method="post" action="/control/cases/${subject.id}/appeal"><button>File a petition at the Supreme Court against the last order</button></form>`}
<h2>Orders</h2><div class="overflow"><table><tbody>${orders.join('')}</tbody></table></div>
<h2>Hearings</h2><div class="overflow"><table><tbody>${hearings.join('')}</tbody></table></div>`
}

export function renderDemoCases(): string {
  const rows = demoCases.map(
    (one) =>
      `<tr><td>${one.cnr ? `<a href="/control/cases/${one.cnr}">` : ''}${escapeHtml(one.caseType)} ${one.number}/${one.year}${one.cnr ? '</a>' : ''}</td><td>${one.court}</td><td>${one.cnr ?? '—'}</td><td>${escapeHtml(one.shows)}</td></tr>`,
  )
  const ofTribunals = tribunalCases.map(
    (one) =>
      `<tr><td>${escapeHtml(one.typeShort)} ${one.number}/${one.year}</td><td>${one.court}</td><td>—</td><td>${one.endsAfter === null ? 'pending' : 'disposed of'}</td></tr>`,
  )
  return `<div class="overflow"><table><thead><tr><th>Case</th><th>Court</th><th>CNR</th><th>What it shows</th></tr></thead><tbody>${[...rows, ...ofTribunals].join('')}</tbody></table></div>`
}
