import { useEffect, useState } from 'react'
import { serverNow } from './server-time.ts'

/** Now, once a minute unless more often is asked for: ages on the screen must not stand still. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
