import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../platform/clock/server-time.ts'
import { currentWriter } from '../../platform/device/drafts.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { dropDraft, keepDraft, type NoteDraft, readDraft, type Written } from './note-draft.ts'

const pauseMs = 150

export function useDraft(matterId: MatterId, noteId: NoteId | null, start: Written) {
  const { t } = useTranslation('notes')
  const [kept] = useState(() => readDraft(matterId, noteId))
  const [writer] = useState(currentWriter)
  const [written, setWritten] = useState<Written>(kept ?? start)
  const [isEmpty, setEmpty] = useState(written.html === '')
  const [keptAt, setKeptAt] = useState(kept?.kept_at ?? null)
  // The editor keeps its first callbacks, so they read the current values from this ref.
  const now = useRef({ written, isEmpty, timer: 0 })

  const keep = () => {
    window.clearTimeout(now.current.timer)
    if (now.current.timer === 0) return
    now.current.timer = 0
    if (currentWriter() !== writer) return
    const draft: NoteDraft = { ...now.current.written, kept_at: serverNow().toISOString() }
    if (now.current.isEmpty) dropDraft(matterId, noteId)
    else keepDraft(matterId, noteId, draft)
    setKeptAt(now.current.isEmpty ? null : draft.kept_at)
  }
  const keepLatest = useRef(keep)
  keepLatest.current = keep

  useEffect(() => {
    const keepNow = () => keepLatest.current()
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  const drop = () => {
    window.clearTimeout(now.current.timer)
    now.current.timer = 0
    dropDraft(matterId, noteId)
    setKeptAt(null)
  }

  return {
    written,
    isEmpty,
    keptAt,
    current: () => now.current.written,
    isBlank: () => now.current.isEmpty,
    change(part: Partial<Written>, empty = now.current.isEmpty) {
      window.clearTimeout(now.current.timer)
      const next = { ...now.current.written, ...part }
      now.current = { written: next, isEmpty: empty, timer: window.setTimeout(() => keepLatest.current(), pauseMs) }
      setWritten(next)
      setEmpty(empty)
    },
    drop,
    discard(onReturn: () => void) {
      const thrown: NoteDraft = { ...now.current.written, kept_at: serverNow().toISOString() }
      const wasChanged = keptAt !== null || now.current.timer !== 0
      drop()
      if (!wasChanged || now.current.isEmpty) return
      toastDone(t('done.discarded'), {
        label: t('undo'),
        run: () => {
          keepDraft(matterId, noteId, thrown)
          onReturn()
        },
      })
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
