import { abilitiesFor, ChamberRole, usualSwitches } from '@peshi/contract/platform/abilities'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { endpoints } from '@peshi/contract/registry'
import { describe, expect, it } from 'vitest'
import { actionsOf } from '../platform/features/feature.ts'
import { features } from './features.ts'

const asks: Record<string, string[]> = {
  'go-today': ['today', 'listNotifications'],
  'go-hearings': ['listHearings', 'filterHearings'],
  'go-boards': ['listBoards'],
  'go-cause-lists': ['listArchive'],
  'go-clocks': ['listDeadlines', 'listClocks'],
  'go-tasks': ['tasksByMonth', 'getTask', 'taskPeople'],
  'new-task': ['createTask', 'taskPeople'],
  'go-matters': ['listMatters'],
  'go-orders': ['listAllOrders', 'markOrders', 'readAllOrders'],
  'go-clients': ['listClients'],
  'go-invoices': ['listInvoices'],
  'go-reports': ['listReport', 'getReport'],
  'go-search': ['search'],
  'go-bin': ['tasksInBin'],
  'go-firs': ['listFirs'],
  'go-trackers': ['listFirs'],
  'go-appeals': ['listAppeals'],
  'go-caveats': ['listCaveats'],
  'go-servings': ['listAllServings', 'servingsFile'],
  'go-filings': ['listFilings', 'getFiling'],
  'go-due-checks': ['listDueChecks'],
  'go-import': ['listImports'],
  'go-courts': ['courtsHealth', 'listSync'],
  'go-court-links': ['listCourtLinks'],
  'go-activity': ['activityOfChamber'],
  'go-audit': ['listAudit', 'auditPeople'],
  'go-client-area': ['listSharedMatters'],
  'go-news': ['listNews'],
  'go-help': [],
  'go-support': ['listTickets'],
  'go-settings': ['me'],
  'go-team': ['listPeople'],
  'new-matter': ['saveMatter'],
  'drop-page': ['readDroppedPage', 'keepDroppedPage'],
  'new-client': ['createClient'],
  'new-other': ['createOther'],
  'note-outcome': ['recordOutcome'],
  'new-hearing': ['saveHearing'],
  'new-deadline': ['startClock'],
  'new-note': ['createNote'],
  'new-invoice': ['createInvoice', 'listMatters'],
  'new-fir': ['saveFir'],
}

const roles = ChamberRole.options
const guarded = actionsOf(features).flatMap((action) => (action.can ? [{ ...action, can: action.can }] : []))

const isShown = ({ can, role }: (typeof guarded)[number], person: ChamberRole) =>
  isAllowed(abilitiesFor(person, usualSwitches), ...can) &&
  (!role || role === (person === 'client' ? 'client' : 'admin'))

describe('actions shown to a role', () => {
  it('this test’s table has every action that needs a permission, and only existing endpoints', () => {
    expect(guarded.map(({ id }) => id).toSorted()).toEqual(Object.keys(asks).toSorted())
    expect(
      Object.values(asks)
        .flat()
        .filter((name) => !(name in endpoints)),
    ).toEqual([])
  })

  it.each(roles)('no action shown to %s is refused by the server', (role) => {
    const refused = guarded
      .filter((action) => isShown(action, role))
      .flatMap(({ id }) => (asks[id] ?? []).map((name) => [id, name] as const))
      .filter(([, name]) => {
        const can = endpoints[name]?.can
        return can !== undefined && !isAllowed(abilitiesFor(role, usualSwitches), ...can)
      })
    expect(refused).toEqual([])
  })

  it('a clerk cannot read the plan, and an accountant cannot read notes', () => {
    expect(isAllowed(abilitiesFor('clerk', usualSwitches), 'read', 'Plan')).toBe(false)
    expect(isAllowed(abilitiesFor('billing', usualSwitches), 'manage', 'Plan')).toBe(true)
    expect(isAllowed(abilitiesFor('billing', usualSwitches), 'read', 'Note')).toBe(false)
  })
})
