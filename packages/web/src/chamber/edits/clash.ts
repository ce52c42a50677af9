import type { Changed } from '@peshi/contract/platform/endpoint'
import { createSharedValue } from '../../platform/state/shared-value.ts'

/** Fields that two people changed. */
export interface Clash<Fields> extends Pick<Changed, 'by' | 'at'> {
  names: readonly Extract<keyof Fields, string>[]
  /** The version of `now`. */
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

const asked = createSharedValue<Asked | null>(null)

export const readAsked = asked.get

export const useAsked = asked.use

/** Asks the person in a dialog, one clash after the other. */
export const askWhich =
  <Fields extends object>(words: FieldWords<Fields>) =>
  (clash: Clash<Fields>): Promise<ReadonlySet<keyof Fields> | null> =>
    new Promise((resolve) => {
      asked.get()?.answer(null)
      asked.set({
        clash: clash as unknown as Asked['clash'],
        words: words as unknown as Asked['words'],
        answer(theirs) {
          asked.set(null)
          resolve(theirs as ReadonlySet<keyof Fields> | null)
        },
      })
    })
