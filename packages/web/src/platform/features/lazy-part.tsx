import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { loadNeeds, type Need } from './load-needs.ts'

export function lazyPart<Name extends string, Props extends object>(
  importPart: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...needs: Need[]
): (props: Props) => ReactNode {
  const Part = lazy(async () => {
    const [part] = await Promise.all([loadChunk(importPart), loadNeeds(needs)])
    return { default: part[name] as ComponentType<object> }
  })
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
