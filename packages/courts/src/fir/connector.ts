import { maharashtraPolicePortal } from '../catalogue/courts.ts'
import type { Connector, PublishedFirQuery } from '../connector.ts'
import { CaseNotFound, ChallengeRejected, NotAvailable, PageChanged } from '../errors.ts'
import type { CourtSession } from '../session.ts'
import { maharashtraPolice, portalLimits, portalPage, publishedFirsPage } from './endpoints.ts'
import { parsePublishedFirs } from './published-firs.parse.ts'
import { type FirSearchForm, parseFirSearchForm } from './search-form.parse.ts'

const reason =
  'The published FIRs of Maharashtra can’t be searched from here yet: how the police portal’s search is sent is not known for certain. Open the portal, then type the FIR in and attach its copy.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

const kept = 'fir.form'

/** The first request only sets cookies. */
async function openForm(session: CourtSession): Promise<FirSearchForm> {
  await session.request(portalPage)
  return parseFirSearchForm((await session.request(publishedFirsPage)).text)
}

const post = async (form: Record<string, string>, session: CourtSession) =>
  (await session.request(publishedFirsPage, { method: 'POST', form })).text

async function chooseDistrict(form: FirSearchForm, district: string, session: CourtSession): Promise<FirSearchForm> {
  if (!form.district.options.some(({ code }) => code === district))
    throw new CaseNotFound('The police’s page has no such district')
  const { hidden } = form
  const fields = { ...hidden, __EVENTTARGET: form.district.name, __EVENTARGUMENT: '', [form.district.name]: district }
  return parseFirSearchForm(await post(fields, session))
}

/** Searches only the sandbox's copy of the portal, never the real portal (NOTES.md says why). */
export const maharashtraFirConnector: Connector = {
  id: 'mahapolice',
  courts: [maharashtraPolicePortal],
  operator: 'mahapolice',
  off: reason,
  asksSandbox: true,
  findBy: [],
  site: () => maharashtraPolice,
  caseTypes: refuse,
  search: refuse,
  readCase: refuse,
  readOrder: refuse,

  async options(_court, list, within, session) {
    const form = await openForm(session)
    if (list === 'fir-district') return form.district.options
    if (list !== 'fir-station' || within === null) return refuse()
    return (await chooseDistrict(form, within, session)).policeStation.options
  },

  async challenge(_court, query, session) {
    if (query.by !== 'published-fir') return refuse()
    const form = await chooseDistrict(await openForm(session), query.district, session)
    if (!form.policeStation.options.some(({ code }) => code === query.policeStation))
      throw new CaseNotFound('The police’s page has no such station')
    session.values[kept] = JSON.stringify(form)
    if (!form.captcha) return null
    const picture = await session.request(form.captcha.picture)
    if (!picture.mediaType.startsWith('image/')) throw new PageChanged('The captcha is not a picture')
    return { image: picture.bytes, mediaType: picture.mediaType }
  },

  async searchFirs(query, answer, session) {
    const text = session.values[kept]
    if (text === undefined) throw new ChallengeRejected('No form is open at the police’s page')
    const form = JSON.parse(text) as FirSearchForm
    const reply = await post(searchFields(form, query, answer), session)
    if (/\b(?:invalid|wrong|incorrect) (?:captcha|code)\b/i.test(reply))
      throw new ChallengeRejected('The code was wrong')
    const { rows, total, message } = parsePublishedFirs(reply)
    // A message without rows means that the portal refused the search, not that there are no FIRs.
    if (rows.length === 0 && message) throw new PageChanged(`The police’s page answered the search with: ${message}`)
    if (total !== null && total > portalLimits.mostRows)
      throw new PageChanged('One number has more than one page of FIRs')
    return rows
  },
}

const searchFields = (form: FirSearchForm, query: PublishedFirQuery, answer: string | null) => ({
  ...form.hidden,
  [form.district.name]: query.district,
  [form.policeStation.name]: query.policeStation,
  [form.firNumber]: query.number,
  [form.year]: String(query.year),
  ...(form.captcha && { [form.captcha.name]: answer ?? '' }),
  [form.button.name]: form.button.value,
})
