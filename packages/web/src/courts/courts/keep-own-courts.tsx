import { useEffect } from 'react'
import { writeJson } from '../../platform/storage/storage.ts'
import { useOwnCourts } from './courts.api.ts'

/** Draws nothing: keeps the chamber's courts under `usercourts` as the call replies, whichever page asked for them. */
export function KeepOwnCourts() {
  const { data } = useOwnCourts()
  useEffect(() => {
    if (data) writeJson('usercourts', { success: true, data })
  }, [data])
  return null
}
