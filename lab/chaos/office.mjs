import { ask, openChamber, openColleague } from './people.mjs'

const mattersEach = 10

/** A chamber with matters and a colleague, whose person does the actions of `actions.mjs`. */
export async function openOffice(base, index, tally) {
  const chamber = await openChamber(base, index)
  const matters = []
  for (let number = 1; number <= mattersEach; number++) {
    const body = { title: `Matter ${number} of chamber ${index}` }
    const { reply } = await ask(base, '/api/matters/other/create', { body, token: chamber.token })
    matters.push(reply.data._id)
  }
  return { ...chamber, base, matters, tally, colleague: await openColleague(base, chamber) }
}
