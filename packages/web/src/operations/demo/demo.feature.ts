import { aboveSignIn } from '../../chamber/account/account-slots.ts'
import { helpButtons } from '../../chamber/help/help-slots.ts'
import { pictureAnswer } from '../../courts/courts/court-slots.ts'
import { replay } from '../../day/boards/board-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { isDemo } from '../../platform/session/is-demo.ts'
import { abovePage } from '../../platform/shell/shell-slots.ts'

const DemoBanner = lazyPart(() => import('./demo-banner.tsx'), 'DemoBanner', 'demo')
const Tour = lazyPart(() => import('./tour.tsx'), 'Tour', 'demo')

export const demoFeature: Feature = {
  isPresent: isDemo,
  fills: [
    fill(aboveSignIn, {
      order: 10,
      words: ['demo'],
      load: async () => {
        const { SignInButtons } = await import('./sign-in-buttons.tsx')
        return SignInButtons
      },
    }),
    fill(abovePage, { order: 40, content: DemoBanner }),
    fill(abovePage, { order: 50, content: Tour }),
    fill(pictureAnswer, {
      order: 10,
      words: ['demo'],
      load: async () => {
        const { PictureAnswer } = await import('./picture-answer.tsx')
        return PictureAnswer
      },
    }),
    fill(replay, {
      order: 10,
      words: ['demo'],
      load: async () => {
        const { ReplayPanel } = await import('./replay-panel.tsx')
        return ReplayPanel
      },
    }),
    fill(helpButtons, {
      order: 10,
      words: ['demo'],
      load: async () => {
        const { TourButton } = await import('./tour-button.tsx')
        return TourButton
      },
    }),
  ],
}
