import { useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { differing } from '../state/differing.ts'
import { ReportDraft } from '../ui/layers.tsx'
import { draftKey, keep, readKept } from './drafts.ts'
import { countArrivals, subscribeWritten } from './written.ts'

type TextKey<T> = { [Key in keyof T]: T[Key] extends string ? Key : never }[keyof T]

/** A component whose key is this number is rendered anew when drafts arrive late from the device. */
export const useArrivals = () => useSyncExternalStore(subscribeWritten, countArrivals)

/** `seen` is what the person saw of the record when the form opened. It is stored with the draft and returned with it. */
export function useDraft<T extends object, Seen = null>(
  what: string,
  which: string,
  start: () => T,
  seenNow: Seen | (() => Seen) = null as Seen,
) {
  const [key] = useState(() => draftKey('form', what, which))
  const [begun] = useState(start)
  const [openedWith] = useState(seenNow)
  const [changes, setChanges] = useState<Partial<T>>(() => withoutSeen<T>(readKept(key)) ?? {})
  const seen = seenIn<Seen>(readKept(key)) ?? openedWith
  const latest = useRef(changes)
  const [wasKept, setWasKept] = useState(Object.keys(changes).length > 0)
  const isTouched = useRef(false)
  const isChanged = Object.keys(changes).length > 0

  const put = (next: Partial<T>) => {
    isTouched.current = true
    latest.current = next
    setChanges(next)
    const isEmpty = Object.keys(next).length === 0
    keep(key, isEmpty ? null : seen === null ? next : { ...next, [seenKey]: seen })
  }
  const drop = () => put({})

  // Right after sign-in, the form is rendered before its draft is decrypted.
  const kept = useSyncExternalStore(subscribeWritten, () => readKept(key))
  useEffect(() => {
    const arrived = withoutSeen<T>(kept)
    if (!arrived || isTouched.current || Object.keys(latest.current).length > 0) return
    latest.current = arrived
    setChanges(arrived)
    setWasKept(true)
  }, [kept])

  const notify = useContext(ReportDraft)
  const isOld = isChanged && wasKept
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drop` is new at each render and always does the same
  useLayoutEffect(() => {
    notify({ isChanged, wasKept: isOld, drop })
    return () => notify(null)
  }, [isChanged, isOld])

  const value = { ...begun, ...changes }
  const change = (more: Partial<T>) => put(differing(begun, { ...latest.current, ...more }))

  return {
    value,
    seen,
    change,
    fieldOf: <Key extends TextKey<T>>(name: Key) => ({
      value: value[name] as string,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value } as Partial<T>),
    }),
    drop,
    dropAnd: (onClose: () => void) => () => {
      drop()
      onClose()
    },
    dialog: { isChanged, wasKept: isOld, drop },
  }
}

const seenKey = ':seen'

function withoutSeen<T>(kept: unknown): Partial<T> | null {
  if (!kept) return null
  const { [seenKey]: _, ...changes } = kept as Record<string, unknown>
  return changes as Partial<T>
}

const seenIn = <Seen>(kept: unknown): Seen | null =>
  ((kept as Record<string, unknown> | null)?.[seenKey] as Seen) ?? null
