import { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { hcservicesBenches } from '../src/catalogue/hcservices.ts'
import type { CourtSite } from '../src/connector.ts'
import { siteAt } from '../src/dcourts/addresses.ts'
import { NotAvailable } from '../src/errors.ts'
import { connectorFor, connectors, openRegistry, whyOff } from '../src/registry.ts'
import { scriptSession } from './scripted-session.ts'

test('every bench of hcservices has the connector for its old or new pages', () => {
  for (const { court, generation } of hcservicesBenches) {
    expect(connectorFor(court)?.id).toBe(generation === 'old' ? 'hcservices-old' : 'hcservices')
  }
})

test('Allahabad and Lucknow have the connector of their own site', () => {
  expect(connectorFor(CourtId.parse('hc-allahabad'))?.id).toBe('allahabad')
  expect(connectorFor(CourtId.parse('hc-lucknow'))?.id).toBe('allahabad')
})

test('the connector of Punjab & Haryana is switched off, with a reason', () => {
  expect(whyOff(CourtId.parse('hc-punjabharyana'))).toMatch(/own website only/)
})

test('Delhi uses the connector of hcservices', () => {
  expect(connectorFor(CourtId.parse('hc-delhi'))?.id).toBe('hcservices')
})

test('the tribunal `tribunals-upwaqf-lucknow` has no connector', () => {
  expect(connectorFor(CourtId.parse('tribunals-upwaqf-lucknow'))).toBeNull()
})

test('no court has two connectors, and each base address is https and ends in a slash', () => {
  const courts = connectors.flatMap((connector) => connector.courts.map((court) => ({ connector, court })))
  expect(new Set(courts.map(({ court }) => court)).size).toBe(courts.length)
  for (const { connector, court } of courts) expect(connector.site(court).baseUrl).toMatch(/^https:\/\/.*\/$/)
})

test('the Supreme Court and a district with a known site have the connector of their own site', () => {
  expect(connectorFor(CourtId.parse('sci'))?.id).toBe('sci')
  expect(connectorFor(CourtId.parse('dc-prayagraj'))?.id).toBe('dcourts')
  expect(whyOff(CourtId.parse('dc-prayagraj'))).toBeNull()
})

test('a district without a known site is switched off, and the national portal gets no request', async () => {
  const kheda = CourtId.parse('dc-kheda')
  const connector = connectorFor(kheda)
  expect(connector?.id).toBe('ecourts-district')
  expect(whyOff(kheda)).toMatch(/refuses programs/)
  expect(connector?.findBy).toEqual([])
  const session = scriptSession({})
  const query = { by: 'cnr', cnr: 'GJKH010000012024' } as const
  await expect(connector?.caseTypes(kheda, session)).rejects.toThrow(NotAvailable)
  await expect(connector?.challenge(kheda, query, session)).rejects.toThrow(NotAvailable)
  await expect(connector?.search(kheda, query, null, session)).rejects.toThrow(NotAvailable)
  await expect(connector?.readCase(kheda, {}, session)).rejects.toThrow(NotAvailable)
  expect(session.asked).toEqual([])
})

test('the Supreme Court and the district courts have the same site operator', () => {
  expect(connectorFor(CourtId.parse('sci'))?.operator).toBe(connectorFor(CourtId.parse('dc-pune'))?.operator)
})

test('a district uses its own site as soon as the site is known', () => {
  const kheda = CourtId.parse('dc-kheda')
  const sites = new Map<string, CourtSite>()
  const registry = openRegistry(sites)
  expect(registry.connectorFor(kheda)?.id).toBe('ecourts-district')
  sites.set(kheda, siteAt(kheda, 'https://kheda.dcourts.gov.in/'))
  const connector = registry.connectorFor(kheda)
  expect([connector?.id, connector?.off]).toEqual(['dcourts', undefined])
  expect(connector?.site(kheda)).toEqual({ key: 'dcourts-kheda', baseUrl: 'https://kheda.dcourts.gov.in/' })
  expect(registry.connectors.flatMap(({ courts }) => courts).filter((court) => court === kheda)).toHaveLength(1)
})

test('a connector says that its orders are opened by hand if and only if it never asks the site for one', async () => {
  const session = { request: () => Promise.reject(new Error('The site was asked')) } as never
  const ref = new Proxy({}, { get: () => 'x' })
  const byHand = await Promise.all(
    connectors.map(async (connector) => {
      const order = { link: 'https://court.example.in/order', ref } as never
      const read = async () => connector.readOrder(connector.courts[0] as never, order, session)
      return (await read().catch(() => null))?.kind === 'by-hand' ? [connector.id] : []
    }),
  )
  expect(byHand.flat()).toEqual(connectors.filter(({ ordersByHand }) => ordersByHand).map(({ id }) => id))
})
