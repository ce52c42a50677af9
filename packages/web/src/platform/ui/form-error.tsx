import { Alert } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { namesFields, sayError } from '../i18n/say-error.ts'

const refusedField = '[aria-invalid="true"], .mantine-InputWrapper-error'

export function FormError({ error }: { error: Error | null | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSaid, setSaid] = useState(false)
  useLayoutEffect(() => {
    setSaid(namesFields(error) && Boolean(place.current?.closest('form')?.querySelector(refusedField)))
  }, [error])
  if (!error) return null
  return (
    <div ref={place} hidden={isSaid}>
      {isSaid ? null : (
        <Alert color="red" role="alert">
          {sayError(error)}
        </Alert>
      )}
    </div>
  )
}
