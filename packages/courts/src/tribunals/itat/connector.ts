import type { CourtId } from '@peshi/contract/platform/ids'
import type { Connector, CourtOption } from '../../connector.ts'
import { ChallengeRejected, NotAvailable, PageChanged } from '../../errors.ts'
import { readPdf } from '../../hcservices/order-document.ts'
import { readObject } from '../../reading/json-reply.ts'
import { toSearchResult } from '../../reading/rows.ts'
import { type CourtSession, scripted } from '../../session.ts'
import { benchesOf, fetchPicture, partsOf, pathAt } from '../reading.ts'
import { parseItatCase } from './case-details.parse.ts'
import { toCaseRecord } from './case-record.ts'
import * as endpoints from './endpoints.ts'
import { parseItatSearchPage } from './search-page.parse.ts'
import { parseItatSearchResult } from './search-result.parse.ts'

const largestDocument = 40_000_000

const formerNames: Record<string, string> = { bengaluru: 'bangalore', kochi: 'cochin', prayagraj: 'allahabad' }

/** An appeal's page opens only in the session of a search with a captcha, so a refresh needs a person. */
export const itatConnector: Connector = {
  id: 'itat',
  courts: benchesOf('itat'),
  operator: 'itat',
  findBy: ['case-number'],

  site: () => endpoints.site,

  caseTypes: async (_court, session) => (await openForm(session)).caseTypes,

  async challenge(court, _query, session) {
    const form = await openForm(session)
    session.values.token = form.token
    session.values.bench = findBench(court, form.benches)
    return fetchPicture(endpoints.picture, session)
  },

  async search(_court, query, answer, session) {
    if (query.by !== 'case-number') throw new NotAvailable('ITAT searches appeals by number only')
    const { token, bench } = session.values
    if (!token || !bench) throw new ChallengeRejected('No form is open at the tribunal')
    await checkAnswer(token, answer ?? '', session)
    const asked = { token, bench, type: query.caseType, number: query.number, year: query.year }
    const form = { ...endpoints.searchFields(asked), c1: answer ?? '' }
    const hits = parseItatSearchResult((await session.request(endpoints.searchPage, { form })).text)
    return toSearchResult(hits, (hit) => ({
      ref: { page: pathAt(endpoints.site, hit.page), number: hit.appealNumber },
      caseNumber: hit.appealNumber,
      petitioner: hit.appellant,
      respondent: hit.respondent,
    }))
  },

  async readCase(court, { page, number }, session) {
    if (!page) throw new NotAvailable('The stored case has no address')
    const read = parseItatCase((await session.request(page)).text)
    if (read.appeal.whole !== number) throw new PageChanged('The tribunal sent another appeal than the one requested')
    return toCaseRecord(court, read)
  },

  async readOrder(_court, { ref, link }, session) {
    if (!ref.path) return link === null ? { kind: 'missing' } : { kind: 'by-hand', link }
    return readPdf(await session.request(ref.path, { maxBytes: largestDocument, allowMissing: true }))
  },
}

const openForm = async (session: CourtSession) =>
  parseItatSearchPage((await session.request(endpoints.searchPage)).text)

/** The site's own script also sends the captcha's answer before the search form. */
async function checkAnswer(token: string, captcha: string, session: CourtSession) {
  const headers = { 'x-csrf-token': token, ...scripted }
  const { rslt } = readObject((await session.request(endpoints.checkAnswer, { form: { captcha }, headers })).text)
  if (rslt === undefined) throw new PageChanged('The tribunal does not say whether the answer is right')
  if (String(rslt) !== 'true') throw new ChallengeRejected('The tribunal did not accept the answer')
}

export function findBench(court: CourtId, benches: readonly CourtOption[]): string {
  const { bench } = partsOf(court)
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const names = [bench, formerNames[bench]]
  const fits = benches.filter(({ label }) => names.includes(letters(label).replace(/bench(?:es)?$/, '')))
  const [only] = fits
  if (!only || fits.length > 1) throw new NotAvailable('The tribunal’s site does not clearly identify this bench')
  return only.code
}
