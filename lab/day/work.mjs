// On the simulated day, people enter an outcome, note a direction with a day and share dates with a client. This file
// checks what Peshi shows then.
import { addDays, dateOf, indiaInstant, timeOf } from './times.mjs'
import { openClient } from './wire.mjs'
import { courts, day, eve } from './world.mjs'

const due = addDays(day, 1)
const afterOutcome = addDays(day, 28)
const clientEmail = 'client@example.in'
/** A matter whose date passes without a newer one. */
const typedIn = {
  unique_id: 'hc-itanagar',
  petitioner: 'Savitri Devi',
  respondent: 'State',
  next_date: eve,
  case_type: 'W.P.',
  case_number: '99001',
  case_year: 2026,
}
/** When the direction is noted, reminded of, and taken back, and when the outcome is entered. */
const notedAt = indiaInstant(eve, '18:20')
const remindedBy = indiaInstant(day, '10:00')
const takenBackAt = indiaInstant(day, '12:20')
const outcomeAt = indiaInstant(day, '11:20')

export function openWork({ product, sandbox, owner, appearing, cast }) {
  const told = cast.find(({ court }) => court === 'hc-tripura')
  const heard = cast.filter(({ court, isLater }) => court === 'hc-allahabad' && !isLater).at(-1)
  const shared = [...Object.keys(courts).map((court) => cast.find((one) => one.court === court)), heard]
  const done = new Set()
  let direction = null
  let client = null

  async function once(name, isDue, act) {
    if (!isDue || done.has(name)) return
    done.add(name)
    await act()
  }

  const noteDirection = async () => {
    const { userData } = await appearing.signedIn()
    const appearing_id = userData._id
    await owner.get('/api/hearing', { body: { matter_id: told.matter, date: day, appearing_id } })
    const body = { matter_id: told.matter, kind: 'step', text: 'File the counter affidavit', due_date: due }
    direction = await owner.get('/api/directions', { body: { ...body, title: 'Counter affidavit' } })
  }
  const takeBack = () => owner.call(`/api/directions/${direction._id}/withdraw`, { body: {} })
  const noteOutcome = () =>
    owner.get('/api/hearing/outcome', {
      body: { matter_id: heard.matter, date: day, outcome: 'adjourned', next_date: afterOutcome },
    })

  async function shareDates() {
    const typed = await owner.get('/api/add', { body: typedIn })
    shared.push({ matter: typed._id, title: typed.title, court: typedIn.unique_id, date: eve })
    const { _id } = await owner.get('/api/clients', {
      body: { kind: 'person', name: 'Savitri Devi', email: clientEmail },
    })
    for (const { matter } of shared) {
      await owner.get(`/api/matters/clients/${matter}`, { body: { client_id: _id, side: 'petitioner' } })
      const body = { client_id: _id, next_date: true, order_ids: [], document_ids: [] }
      await owner.get(`/api/shares/matter/${matter}`, { body })
    }
    client = openClient(product.address, sandbox, clientEmail, () =>
      owner.get(`/api/shares/client/${_id}/link`, { body: { channel: 'email' } }),
    )
  }

  async function compareClient(instant) {
    const [own, theirs] = [
      await owner.get('/api/matter_list/matters?perPage=100'),
      await client.get('/api/client_area/matters'),
    ]
    return shared.map((one) => {
      const { next_date } = own.find(({ _id }) => _id === one.matter)
      const said = theirs.find(({ _id }) => _id === one.matter)
      const known = one.date ?? (one === heard && done.has('outcome') ? afterOutcome : next_date)
      const isTrue = said?.next_date === known && said.date_state === stateOf(known, dateOf(instant))
      return {
        surface: 'Client’s dates',
        isTrue,
        said: `${one.title} (${one.court}): ${said?.date_state} ${said?.next_date}; true: ${stateOf(known, dateOf(instant))} ${known}`,
      }
    })
  }

  async function placesOf(person) {
    const [today, clocks, deadlines] = [
      await person.get('/api/today'),
      await person.get('/api/clocks?state=open'),
      await person.get('/api/deadlines?perPage=100'),
    ]
    const isIt = (clock) => clock?._id === direction.clock_id
    return {
      Today: today.clocks.some(isIt),
      'the matter': clocks.some((clock) => isIt(clock) && clock.matter_id === told.matter),
      Deadlines: deadlines.some(({ clock }) => isIt(clock)),
    }
  }

  const isReminded = async (person) =>
    (await person.get('/api/model/notification_logs?perPage=100')).some(
      ({ kind, subject }) => kind === 'clock.ending' && subject.id === direction.clock_id,
    )

  return {
    async follow(instant) {
      await once('share', instant >= notedAt, shareDates)
      await once('note', instant >= notedAt, noteDirection)
      await once('outcome', instant >= outcomeAt, noteOutcome)
      await once('take back', instant >= takenBackAt, takeBack)
    },

    /** How many matters there are beside the cast. */
    added: () => (done.has('share') ? 1 : 0),

    /** Matters whose outcome is entered. */
    noted: () => new Set(done.has('outcome') ? [heard.matter] : []),

    async compare(instant, calls, queues) {
      const say = (surface, isTrue, said) => ({ surface, isTrue, said })
      const own = calls.filter(({ matter_id }) => matter_id === heard.matter)
      const ended = own.map(({ likely }) =>
        say('Outcome', likely.state === 'over' || likely.state === 'called', `${heard.title} is ${likely.state}`),
      )
      const entries = (await owner.get('/api/hearing/filter', { body: { dates: [day] } })).flatMap(({ data }) => data)
      const open = entries.filter((one) => !one.outcome && !one.court_outcome && !one.is_dropped)
      const missing = new Set(
        queues.outcome_missing.data.filter(({ date }) => date === day).map((one) => one.matter_id),
      )
      const haveRisen = dateOf(instant) === day && timeOf(instant) >= '16:30'
      const tiles = [
        say('Tiles', haveRisen || timeOf(instant) >= '16:00' || missing.size === 0, `${missing.size} lack an outcome`),
        ...(haveRisen
          ? open.map(({ matter_id, ctitle }) => say('Tiles', missing.has(matter_id), `${ctitle} lacks its outcome`))
          : []),
      ]
      if (!direction || !timeOf(instant).endsWith('5')) return [...(done.has('outcome') ? ended : []), ...tiles]
      const dates = await compareClient(instant)
      const isDue = !done.has('take back')
      const places = Object.entries(await placesOf(owner)).map(([place, isThere]) =>
        say('Deadlines', isThere === isDue, `the direction is ${isThere ? '' : 'not '}on ${place}`),
      )
      const reminded = isDue && instant >= remindedBy
      const recipients = reminded
        ? [
            say('Recipients', await isReminded(appearing), 'who appears is reminded'),
            say('Recipients', !(await isReminded(owner)), 'nobody else is reminded'),
          ]
        : []
      return [...(done.has('outcome') ? ended : []), ...tiles, ...dates, ...places, ...recipients]
    },
  }
}

const stateOf = (date, today) => {
  if (!date) return 'none'
  if (date === today) return 'today'
  return date < today ? 'past' : 'next'
}
