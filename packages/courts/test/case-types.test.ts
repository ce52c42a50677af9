import type { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import type { HcservicesBench } from '../src/catalogue/hcservices.ts'
import { hcservicesBenches } from '../src/catalogue/hcservices.ts'
import { connectorFor, connectors } from '../src/registry.ts'
import { scriptSession } from './scripted-session.ts'

const numbered = ({ state_code, court_code }: Pick<HcservicesBench, 'state_code' | 'court_code'>) =>
  `TYPE ${state_code} ${court_code}`

const siteOfAllBenches = () => {
  const answer = ({ state_code = '', court_code = '' }: Record<string, string>) =>
    `7~${numbered({ state_code, court_code })}#`
  const form = '<html><body><h1>x</h1></body></html>'
  return scriptSession({
    'main.php': form,
    'cases_qry/index_qry.php': answer,
    'cases/s_casetype_qry.php': answer,
  })
}

describe('the case types of a bench', () => {
  test.each(hcservicesBenches)(
    'the case types of $court are requested with its state code and court code',
    async (bench) => {
      const session = siteOfAllBenches()
      const types = await connectorFor(bench.court)?.caseTypes(bench.court, session)
      expect(types?.map(({ title }) => title)).toEqual([numbered(bench)])
    },
  )

  test('no connector’s built-in list of case types contains a code twice', async () => {
    const kept = connectors.filter((connector) => connector.off === undefined)
    const lists: { court: CourtId; codes: string[] }[] = []
    for (const connector of kept) {
      const court = connector.courts[0]
      if (court === undefined) continue
      // A connector without a built-in list asks the site. The session has no replies and throws, so such a connector
      // is skipped.
      const types = await connector.caseTypes(court, scriptSession({})).catch(() => [])
      lists.push({ court, codes: types.map(({ code }) => code) })
    }
    expect(lists.filter(({ codes }) => new Set(codes).size !== codes.length)).toEqual([])
    expect(lists.some(({ codes }) => codes.length > 0)).toBe(true)
  })
})
