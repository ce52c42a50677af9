import { lazy, Suspense } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'

const ToastStack = lazy(async () => {
  const { ToastStack } = await loadChunk(() => import('./toast-stack.tsx'))
  return { default: ToastStack }
})

export const Toasts = () => (
  <Suspense fallback={null}>
    <ToastStack />
  </Suspense>
)
