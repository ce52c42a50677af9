import { addDays } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { appealFromMatter, createAppeal } from '@peshi/contract/trackers/appeals'
import { saveCaveat } from '@peshi/contract/trackers/caveats'
import { answerDueCheck, type DueCheckKind, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import { findFir, listFirDistricts, listFirStates, saveFir } from '@peshi/contract/trackers/firs'
import { caveat, challenged, fir } from './court-scene.ts'
import type { Desk } from './desk.ts'
import { addSection, firYear, registerFir } from './play-courts.ts'

async function answerCheck(desk: Desk, kind: DueCheckKind): Promise<void> {
  const { clerk } = desk.as
  const { data } = await clerk(takeDueCheck, { body: { kind } })
  if (!data) throw new Error(`No check of the kind ${kind} is due`)
  const answer = await desk.sandbox.answerTo(data.picture.image)
  if (answer === null) throw new Error('The sandbox does not know its own captcha')
  await clerk(answerDueCheck, { params: { id: data._id }, body: { answer } })
}

export async function watchAppeal(desk: Desk): Promise<void> {
  const { advocate } = desk.as
  const { data } = await advocate(appealFromMatter, { params: { matter: desk.matterId(challenged.matter) } })
  const { state_id, tracking_court_id, case_type_id, case_number, case_year, judgment_date } = data
  const titles = { state: 'Uttar Pradesh', bench: 'Allahabad', case_type: 'WRIT - C' }
  const body = {
    ...data,
    ...titles,
    court_id: '1',
    state_id,
    tracking_court_id,
    case_type_id,
    case_number,
    case_year,
    judgment_date,
  }
  await desk.on(40, () => advocate(createAppeal, { body: body as never }))
  await answerCheck(desk, 'appeal')
}

export async function watchCaveat(desk: Desk): Promise<void> {
  const { clerk } = desk.as
  const lodged_on = addDays(desk.today, -caveat.lodgedDaysAgo)
  const body = {
    court_id: CourtId.parse(caveat.court),
    establishment: caveat.establishment,
    caveator: caveat.caveator,
    caveatee: caveat.caveatee,
    subject: caveat.subject,
    lodged_on,
    caveat_number: caveat.number,
    caveat_year: Number(lodged_on.slice(0, 4)),
    notice_posted_on: lodged_on,
    notice_number: 'EU441820773IN',
    matter_id: desk.matterId('WRIC/12345/2024'),
  }
  await desk.on(caveat.lodgedDaysAgo, () => clerk(saveCaveat, { body }))
  await answerCheck(desk, 'caveat')
}

export async function watchFir(desk: Desk): Promise<void> {
  const { clerk } = desk.as
  await registerFir(desk.sandbox, desk.today)
  const states = await clerk(listFirStates)
  const state = states.data.find(({ title }) => title === fir.state)
  if (!state) throw new Error('The form has no such state')
  const districts = await clerk(listFirDistricts, { query: { 'filters[reference_id]': state._id } })
  const district = districts.data.find(({ police_stations }) => police_stations.some(({ _id }) => _id === fir.station))
  const body = {
    reference_id: state._id,
    district_id: district?._id ?? '',
    police_station_id: fir.station,
    fir_number: String(fir.number),
    fir_year: firYear(desk.today),
  }
  const saved = await desk.on(fir.foundDaysAgo, async () => {
    const asked = await clerk(findFir, { body })
    const answer = asked.challenge && (await desk.sandbox.answerTo(asked.challenge.image))
    const found = asked.challenge
      ? await clerk(findFir, { body: { ...body, challenge_id: asked.challenge._id, answer: answer ?? '' } })
      : asked
    return clerk(saveFir, {
      body: {
        find_id: found.find_id ?? undefined,
        words: {
          accused: [...fir.accused],
          status: 'investigation',
          matter_ids: [desk.matterId('WP/20468/2025')],
          check_every: 7,
        },
      },
    })
  })
  await addSection(desk.sandbox, desk.today)
  await desk.on(fir.changedDaysAgo, async () => {
    await clerk(saveFir, { body: { _id: saved.data._id, refresh: true } })
    await answerCheck(desk, 'fir')
  })
}
