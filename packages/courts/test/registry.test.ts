import { CourtId } from '@peshi/contract/ids'
import { expect, test } from 'vitest'
import { hcservicesBenches } from '../src/catalogue/hcservices.ts'
import { connectorFor, connectors } from '../src/registry.ts'

test('every bench of hcservices has the connector of its generation', () => {
  for (const { court, generation } of hcservicesBenches) {
    expect(connectorFor(court)?.id).toBe(generation === 'old' ? 'hcservices-old' : 'hcservices')
  }
})

test('Allahabad and Lucknow have the connector of their own site', () => {
  expect(connectorFor(CourtId.parse('hc-allahabad'))?.id).toBe('allahabad')
  expect(connectorFor(CourtId.parse('hc-lucknow'))?.id).toBe('allahabad')
})

test('a court without a door has none', () => {
  expect(connectorFor(CourtId.parse('hc-punjabharyana'))).toBeNull()
  expect(connectorFor(CourtId.parse('tribunals-nclt-newdelhi'))).toBeNull()
})

test('no court has two connectors, and each has a site that ends in a slash', () => {
  const courts = connectors.flatMap((connector) => connector.courts.map((court) => ({ connector, court })))
  expect(new Set(courts.map(({ court }) => court)).size).toBe(courts.length)
  for (const { connector, court } of courts) expect(connector.site(court).baseUrl).toMatch(/^https:\/\/.*\/$/)
})
