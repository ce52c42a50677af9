import { expect, test } from 'vitest'
import { toSandboxLink } from './sandbox-sites.ts'

const sandbox = 'http://127.0.0.1:3100'

test.each([
  ['https://elegalix.allahabadhighcourt.in/elegalix/x?id=1', '/elegalix-host/elegalix/x?id=1'],
  ['https://cestat.gov.in/order-status', '/cestat-host/order-status'],
  ['https://itat.gov.in/judicial/casestatus', '/itat-host/judicial/casestatus'],
  [
    'https://tdsat.gov.in/Delhi/services/daily_order_view.php?filing_no=MQ%3D%3D',
    '/tdsat-host/Delhi/services/daily_order_view.php?filing_no=MQ%3D%3D',
  ],
])('in the demo, the link to %s opens the sandbox', (link, path) => {
  expect(toSandboxLink(sandbox, link)).toBe(`${sandbox}${path}`)
  expect(toSandboxLink(null, link)).toBe(link)
})
