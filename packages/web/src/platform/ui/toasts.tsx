import { lazy, Suspense } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'

/** A chunk of its own: toasts are not needed at start. */
const ToastStack = lazy(async () => {
  const { ToastStack } = await loadChunk(() => import('./toast-stack.tsx'))
  return { default: ToastStack }
})

export const Toasts = () => (
  <Suspense fallback={null}>
    <ToastStack />
  </Suspense>
)
