import { useSyncExternalStore } from 'react'
import { readText, writeText } from '../../platform/storage/storage.ts'

const left = 'left'
const listeners = new Set<() => void>()

const read = (): string => readText('demoTour') ?? '0'

function keep(step: string): void {
  writeText('demoTour', step)
  for (const listener of listeners) listener()
}

export const goToStep = (step: number) => keep(String(step))
export const leaveTour = () => keep(left)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useTourStep(): number | null {
  const step = useSyncExternalStore(subscribe, read)
  return step === left ? null : Number(step)
}
