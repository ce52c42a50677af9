import { useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ReportDraft } from '../ui/layers.tsx'
import { draftKey, keep, readKept } from './drafts.ts'
import { countArrivals, subscribeWritten } from './written.ts'

type TextKey<T> = { [Key in keyof T]: T[Key] extends string ? Key : never }[keyof T]

/** A component whose key is this number is rendered anew when drafts arrive late from the device. */
export const useArrivals = () => useSyncExternalStore(subscribeWritten, countArrivals)

export function useDraft<T extends object>(what: string, which: string, start: () => T) {
  const [key] = useState(() => draftKey('form', what, which))
  const [begun] = useState(start)
  const [changes, setChanges] = useState<Partial<T>>(() => (readKept(key) as Partial<T> | null) ?? {})
  const latest = useRef(changes)
  const [wasKept, setWasKept] = useState(Object.keys(changes).length > 0)
  const isTouched = useRef(false)
  const isChanged = Object.keys(changes).length > 0

  const put = (next: Partial<T>) => {
    isTouched.current = true
    latest.current = next
    setChanges(next)
    keep(key, Object.keys(next).length > 0 ? next : null)
  }
  const drop = () => put({})

  // Right after sign-in, the form is rendered before its draft is decrypted.
  const kept = useSyncExternalStore(subscribeWritten, () => readKept(key) as Partial<T> | null)
  useEffect(() => {
    if (!kept || isTouched.current || Object.keys(latest.current).length > 0) return
    latest.current = kept
    setChanges(kept)
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

const differing = <T extends object>(begun: T, changes: Partial<T>) =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(begun[name as keyof T])),
  ) as Partial<T>
