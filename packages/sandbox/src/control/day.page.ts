import { toDayFirst } from '@peshi/contract/platform/dates'
import { indiaSecondsAt, indiaTimeAt } from '@peshi/contract/platform/india-time'
import type { SteeredClock } from '../clock.ts'
import type { RoomState } from '../court-day/board.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import type { Call, RoomDay } from '../court-day/timetable.ts'
import { escapeHtml } from '../sites/markup.ts'

const stateWords = { 'in-session': 'in session', 'at-lunch': 'lunch', 'not-in-session': 'not in session' }
const howWords = { heard: 'heard', 'passed-over': 'passed over', 'kept-back': 'kept back' }

const speeds = [1, 10, 60, 300, 600]

export function renderDay(clock: SteeredClock, day: CourtDay): string {
  const options = speeds.map(
    (speed) => `<option value="${speed}"${speed === clock.speed() ? ' selected' : ''}>×${speed}</option>`,
  )
  const speed = `<label>Speed <select name="speed">${options.join('')}</select></label>`
  const boards = day.courts.map(({ id, name }) => {
    const rooms = day.board(id).map(renderState)
    return `<tr><th scope="row"><a href="/control/day/${id}">${escapeHtml(name)}</a></th><td>${rooms.join('<br>')}</td></tr>`
  })
  return `<p>It is <strong>${indiaSecondsAt(clock.now())}</strong> on ${toDayFirst(clock.today())}, ×${clock.speed()}. Lists of the next sitting day come out at 18:00, supplementary ones at 07:30.</p>
<form method="post" action="/control/day"><label>Date <input type="date" name="date" value="${clock.today()}"></label><label>Time <input type="time" name="time" value="${indiaTimeAt(clock.now())}"></label>${speed}<button>Set the clock</button></form>
<form method="post" action="/control/day/replay"><label>Day <input type="date" name="date" value="${clock.today()}"></label>${speed}<button>Play the day from the morning</button></form>
<form method="post" action="/control/day/release"><button>Back to the real clock</button></form>
<div class="overflow"><table><thead><tr><th>Court</th><th>Board now</th></tr></thead><tbody>${boards.join('')}</tbody></table></div>`
}

function renderState({ courtNo, state, call }: RoomState): string {
  if (call === null) return `${courtNo}: ${stateWords[state]}`
  const extra = call.how === 'heard' ? (call.isRecall ? ', second call' : '') : `, ${howWords[call.how]}`
  return `${courtNo}: <strong>${call.listing.item}</strong>${call.listing.list === 'main' ? '' : ' (supplementary)'}${extra}`
}

export function renderCourtDay(rooms: RoomDay[], court: string, date: string): string {
  const sections = rooms.map((room) => {
    const unreached = room.unreached.map(({ item }) => item).join(', ')
    const hours = room.sits ? `${indiaTimeAt(room.starts)} to ${indiaTimeAt(room.rises)}` : 'does not sit'
    return `<h2 id="room-${room.courtNo}">Court ${room.courtNo}: ${hours}</h2>
<p>${escapeHtml(room.coram.join(', '))}</p>
<form method="post" action="/control/day/${court}/bench"><input type="hidden" name="date" value="${date}"><input type="hidden" name="court_no" value="${room.courtNo}"><input type="hidden" name="sits" value="${!room.sits}"><button>${room.sits ? 'Let it not sit' : 'Let it sit'}</button></form>
${room.calls.length > 0 ? `<div class="overflow"><table><thead><tr><th>Time</th><th>Item</th><th>Case</th><th>Stage</th><th>What happens</th></tr></thead><tbody>${room.calls.map(renderCall).join('')}</tbody></table></div>` : ''}
${unreached ? `<p>Not reached: ${unreached}</p>` : ''}`
  })
  return `<form method="get" action="/control/day/${court}"><label>Day <input type="date" name="date" value="${date}"></label><button>Show</button></form>
${sections.join('\n')}`
}

function renderCall({ listing, from, how, isRecall }: Call): string {
  const number = escapeHtml(`${listing.type} ${listing.number}/${listing.year}`)
  const name = listing.caseId ? `<a href="/control/cases/${listing.caseId}">${number}</a>` : number
  const what = isRecall ? 'second call' : howWords[how]
  return `<tr><td>${indiaTimeAt(from)}</td><td>${listing.item}${listing.list === 'main' ? '' : ' (supplementary)'}</td><td>${name}</td><td>${escapeHtml(listing.stage)}</td><td>${what}</td></tr>`
}
