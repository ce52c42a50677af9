import { lazy, Suspense } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import type { HandOverProps } from './hand-over.dialog.tsx'

const HandOverDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./hand-over.dialog.tsx'))).HandOverDialog,
}))

export const HandOver = (props: HandOverProps) => (
  <Suspense fallback={null}>
    <HandOverDialog {...props} />
  </Suspense>
)
