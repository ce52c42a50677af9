import { AccessKind, AuditGroup } from '@peshi/contract/chamber/audit'
import english from '@peshi/contract/platform/locales/en/audit.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { auditGroups, readAuditSearch } from './audit.search.ts'

test('every kind of access and every group of the audit log has a text', () => {
  expect(Object.keys(english.did).toSorted()).toEqual(AccessKind.options.toSorted())
  expect(Object.keys(english.group).toSorted()).toEqual(AuditGroup.options.toSorted())
  expect(auditGroups).toEqual(AuditGroup.options)
})

test('invalid search parameters in an address are ignored', () => {
  const matter = '0199f0a4-1111-7abc-8def-000000000001'
  expect(readAuditSearch({ matter, group: 'readings', from: '2026-11-01', to: '2026-11-20' })).toEqual({
    matter,
    group: 'readings',
    from: '2026-11-01',
    to: '2026-11-20',
  })
  expect(readAuditSearch({ matter: 'x', person: 3, group: 'all', from: '2026-11-20', to: '2026-11-01' })).toEqual({
    from: '2026-11-20',
  })
  expect(readAuditSearch({ from: '2026-99-99' })).toEqual({})
})
