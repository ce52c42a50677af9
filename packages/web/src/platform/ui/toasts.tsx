import { lazy, Suspense } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'

/** In a chunk of its own: no page begins with a toast. */
const ToastStack = lazy(async () => {
  const { ToastStack } = await loadChunk(() => import('./toast-stack.tsx'))
  return { default: ToastStack }
})

export const Toasts = () => (
  <Suspense fallback={null}>
    <ToastStack />
  </Suspense>
)
