import type { DueCheck } from '@peshi/contract/trackers/due-checks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { answerCheck, dueChecksKey, giveBack, putOff, type TakenCheck, takeNext } from './due-checks.api.ts'
import type { DueNarrow } from './due-checks.search.ts'
import { sayResult } from './say-result.ts'

export interface CaptchaResult {
  id: string
  label: string
  court: string
  state: 'asking' | 'done' | 'none' | 'failed' | 'misread' | 'later'
  text: string | null
}

/** Number of captchas that are fetched early, because a court takes seconds to send one. */
const ahead = 3
const shownResults = 40

function settledAs({ state, result_code }: DueCheck): CaptchaResult['state'] {
  if (state === 'failed') return 'failed'
  return /-(none|same)$/.test(result_code ?? '') ? 'none' : 'done'
}

const resultOf = (check: DueCheck, state: CaptchaResult['state'], text: string | null = null): CaptchaResult => ({
  id: `${check._id} ${check.tries}`,
  label: check.label,
  court: sayCourt(check.court_title),
  state,
  text,
})

export type OnResult = (result: CaptchaResult) => void

export function useCaptchaResults(): [CaptchaResult[], OnResult] {
  const [results, setResults] = useState<CaptchaResult[]>([])
  const notify = useCallback((result: CaptchaResult) => {
    setResults((before) => [result, ...before.filter(({ id }) => id !== result.id)].slice(0, shownResults))
  }, [])
  return [results, notify]
}

let leaving: Promise<unknown> = Promise.resolve()

/** Fetches checks one after the other, because each needs a request to a court. */
export function useCaptchas({ kind, court }: DueNarrow, notify: OnResult) {
  const client = useQueryClient()
  const [queue, setQueue] = useState<TakenCheck[]>([])
  const [isFetching, setFetching] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const live = useRef({ queue: [] as TakenCheck[], isFilling: false, isOpen: true, filling: Promise.resolve() })

  const put = useCallback((next: TakenCheck[]) => {
    live.current.queue = next
    setQueue(next)
  }, [])

  const takeSome = useCallback(async () => {
    const now = live.current
    now.isFilling = true
    setFetching(true)
    setProblem(null)
    try {
      while (now.isOpen && now.queue.length < ahead) {
        const { data, settled } = await takeNext({ kind, court })
        for (const check of settled) {
          const state = check.state === 'due' ? 'later' : check.state === 'done' ? 'done' : 'failed'
          notify(resultOf(check, state, check.result))
        }
        if (!data) break
        put([...now.queue, data])
      }
    } catch (error) {
      setProblem(sayError(error))
    } finally {
      now.isFilling = false
      setFetching(false)
    }
  }, [put, notify, kind, court])

  const fill = useCallback(() => {
    const now = live.current
    if (!now.isFilling) now.filling = takeSome()
    return now.filling
  }, [takeSome])

  useEffect(() => {
    const now = live.current
    now.isOpen = true
    leaving
      .then(giveBack)
      .catch((error: unknown) => setProblem(sayError(error)))
      .then(() => (now.isOpen ? fill() : undefined))
    return () => {
      now.isOpen = false
      now.queue = []
      leaving = now.filling.then(giveBack).catch(() => undefined)
    }
  }, [fill])

  const next = useCallback(() => {
    put(live.current.queue.slice(1))
    void fill()
  }, [put, fill])

  const answer = useCallback(
    async (check: TakenCheck, text: string) => {
      notify(resultOf(check, 'asking'))
      next()
      try {
        const { data, found } = await answerCheck(check._id, text)
        notify({ ...resultOf(check, settledAs(data)), text: found ?? sayResult(data) })
      } catch (error) {
        const isMisread = error instanceof ApiError && error.code === 'challenge-rejected'
        notify({ ...resultOf(check, isMisread ? 'misread' : 'later'), text: sayError(error) })
        void fill()
      }
      await client.invalidateQueries({ queryKey: dueChecksKey })
    },
    [notify, next, fill, client],
  )

  const later = useCallback(
    async (check: TakenCheck) => {
      next()
      try {
        await putOff(check._id)
        notify(resultOf(check, 'later'))
      } catch (error) {
        notify({ ...resultOf(check, 'later'), text: sayError(error) })
      }
    },
    [next, notify],
  )

  return {
    current: queue[0] ?? null,
    isFetching,
    problem,
    answer,
    later,
    fill,
  }
}

export type Captchas = ReturnType<typeof useCaptchas>
