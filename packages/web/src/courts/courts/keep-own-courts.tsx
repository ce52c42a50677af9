import { useEffect } from 'react'
import { writeJson } from '../../platform/storage/storage.ts'
import { useOwnCourts } from './courts.api.ts'

export function KeepOwnCourts() {
  const { data } = useOwnCourts()
  useEffect(() => {
    if (data) writeJson('usercourts', { success: true, data })
  }, [data])
  return null
}
