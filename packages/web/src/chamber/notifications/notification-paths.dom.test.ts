import { notificationPath } from '@peshi/contract/chamber/notification-path'
import { NotificationKind, NotificationSubject } from '@peshi/contract/chamber/notifications'
import { MatterId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { router } from '../../app/router.tsx'

const id = '01900000-0000-7000-8000-000000000001'

const isPage = (path: string) => {
  const { pathname } = new URL(path, 'http://peshi.invalid')
  const [, , foundRoute] = router.getMatchedRoutes(pathname)
  return foundRoute !== undefined && !foundRoute.fullPath.endsWith('$')
}

test('an unknown address leads to no page', () => {
  expect([isPage('/dashboard/matters'), isPage('/clients/client-preview/1')]).toEqual([true, false])
})

test.each(NotificationSubject.options)('a notification about a %s links to an existing page', (kind) => {
  const [first] = NotificationKind.options
  if (!first) throw new Error('There are no kinds')
  for (const matter_id of [null, MatterId.parse(id)]) {
    const path = notificationPath({ kind: first, subject: { kind, id, label: null }, matter_id })
    if (path !== null) expect(isPage(path), path).toBe(true)
  }
})
