import type { Changed } from '@peshi/contract/platform/endpoint'
import { useSyncExternalStore } from 'react'

/** Fields that two people changed. */
export interface Clash<Fields> extends Pick<Changed, 'by' | 'at'> {
  names: readonly Extract<keyof Fields, string>[]
  /** Of the record as it is now. */
  version: number
  mine: Partial<Fields>
  now: Fields
}

export interface FieldWords<Fields> {
  label(name: Extract<keyof Fields, string>): string
  /** A field's value in words, where it is not text, number, date, yes or no. */
  say?: { [Name in keyof Fields]?: (value: Fields[Name]) => string }
}

export interface Asked {
  clash: Clash<Record<string, unknown>>
  words: FieldWords<Record<string, unknown>>
  answer(theirs: ReadonlySet<string> | null): void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function show(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readAsked = () => asked

export const useAsked = () => useSyncExternalStore(subscribe, readAsked)

/** Asks the person in a dialog, one clash after the other. */
export const askWhich =
  <Fields extends object>(words: FieldWords<Fields>) =>
  (clash: Clash<Fields>): Promise<ReadonlySet<keyof Fields> | null> =>
    new Promise((resolve) => {
      asked?.answer(null)
      show({
        clash: clash as unknown as Asked['clash'],
        words: words as unknown as Asked['words'],
        answer(theirs) {
          show(null)
          resolve(theirs as ReadonlySet<keyof Fields> | null)
        },
      })
    })
