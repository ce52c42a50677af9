import { pictureAnswer } from '../../courts/courts/court-slots.ts'
import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const captchaQueue: Overlay = {
  Part: lazyPart(
    () => import('./captcha-queue.drawer.tsx'),
    'CaptchaQueueDrawer',
    'dueChecks',
    'imports',
    'matters',
    pictureAnswer,
  ),
  can: ['update', 'DueCheck'],
}
