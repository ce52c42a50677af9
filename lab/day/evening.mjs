// On the evening before the simulated day, Peshi asks who appears. One member is on leave, and one has switched off the
// phone. This file checks whom Peshi asks, and that by 08:00 somebody confirmed each item or the owner was told twice.
import { dateOf, indiaInstant, timeOf } from './times.mjs'
import { day, eve } from './world.mjs'

const preparedAt = indiaInstant(eve, '18:25')
const ownerAnswersAt = indiaInstant(eve, '22:00')
const checkedAt = indiaInstant(day, '08:00')
const mostInAnEvening = 3

const asks = ['Do you appear?', 'Nobody has confirmed this hearing']

export function openEvening({ sandbox, owner, clerk, advocate, cast }) {
  // `work.mjs` names who appears in Tripura.
  const others = cast.filter(({ court }) => court !== 'hc-tripura')
  const done = new Set()
  const messages = []
  let lastMessage = 0

  async function once(name, isDue, act) {
    if (!isDue || done.has(name)) return
    done.add(name)
    await act()
  }

  const idOf = async (person) => (await person.signedIn()).userData._id
  const itemsOf = async () => (await owner.get('/api/appearances')).items

  async function prepare() {
    const [onLeave, withoutPhone] = [await idOf(advocate), await idOf(clerk)]
    const days = { first_day: eve, last_day: day }
    await owner.call('/api/appearances/leave', { method: 'PUT', body: { person_id: onLeave, days } })
    for (const [at, { matter }] of others.entries()) {
      const person_ids = [onLeave, withoutPhone]
      const appearing_id = person_ids[at % 3]
      if (appearing_id) await owner.get('/api/hearing', { body: { matter_id: matter, date: day, appearing_id } })
      if (at % 3 === 0) await owner.get(`/api/matters/team/${matter}`, { body: { person_ids } })
    }
  }

  /** The owner confirms every second item of which nobody else has. */
  async function answer() {
    const otherIds = new Set(others.map(({ matter }) => matter))
    const open = (await itemsOf()).filter(({ confirmed_by, matter_id }) => !confirmed_by && otherIds.has(matter_id))
    for (const { matter_id, date } of open.filter((_, at) => at % 2 === 0))
      await owner.call('/api/appearances/answer', { body: { matter_id, date, answer: 'mine' } })
  }

  async function readMessages() {
    const sent = (await sandbox('/messages')).filter(({ id }) => id > lastMessage).toReversed()
    lastMessage = sent.at(-1)?.id ?? lastMessage
    messages.push(...sent.filter(({ text, subject }) => asks.some((words) => `${subject} ${text}`.includes(words))))
  }

  return {
    async follow(instant) {
      await once('prepare', instant >= preparedAt, prepare)
      await once('answer', instant >= ownerAnswersAt, answer)
      await readMessages()
    },

    async compare(instant) {
      const say = (isTrue, said) => ({ surface: 'Appearances', isTrue, said })
      const sentTo = ({ email }) => messages.filter(({ to }) => to === email)
      const isOfEvening = ({ at }) => dateOf(Date.parse(at)) === eve
      const counts = [owner, clerk, advocate].map((person) => [person, sentTo(person).filter(isOfEvening).length])
      const limits = counts.map(([{ email }, count]) =>
        say(count <= mostInAnEvening, `${email} got ${count} messages on ${eve}`),
      )
      const leave = say(sentTo(advocate).length === 0, 'a member on leave is asked')
      if (instant < checkedAt || done.has('checked') || !done.has('answer')) return [...limits, leave]
      done.add('checked')
      const items = await itemsOf()
      const told = (title) => sentTo(owner).filter(({ text, subject }) => `${subject} ${text}`.includes(title)).length
      return [
        ...limits,
        leave,
        say(items.length > 0, 'there are items to confirm'),
        say(
          items.some(({ confirmed_by }) => confirmed_by),
          'the owner confirmed items',
        ),
        say(sentTo(clerk).length > 0, 'the member without a phone was asked'),
        ...items.map(({ title, confirmed_by }) =>
          say(
            confirmed_by !== null || told(title) >= 2,
            `at ${timeOf(instant)} nobody confirmed ${title}, and the owner was told ${told(title)} times`,
          ),
        ),
      ]
    },
  }
}
