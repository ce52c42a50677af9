import { type ComponentType, lazy, Suspense } from 'react'
import { loadChunk } from '../../app/load-chunk.ts'
import { loadWords } from '../../platform/i18n/i18n.ts'
import { isDemo } from './is-demo.ts'

/** Loads a component of the demo from its own chunk; outside the demo nothing is loaded or shown. */
function demoPart<Name extends string, Props extends object>(
  importPart: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const [part] = await Promise.all([loadChunk(importPart), loadWords('demo')])
    return { default: part[name] as ComponentType<object> }
  })
  return (props) =>
    isDemo() ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null
}

export const DemoSignIn = demoPart(() => import('./sign-in-buttons.tsx'), 'SignInButtons')
export const DemoBanner = demoPart(() => import('./demo-banner.tsx'), 'DemoBanner')
export const DemoPictureAnswer = demoPart(() => import('./picture-answer.tsx'), 'PictureAnswer')
export const DemoReplay = demoPart(() => import('./replay-panel.tsx'), 'ReplayPanel')
export const DemoTourButton = demoPart(() => import('./tour-button.tsx'), 'TourButton')
