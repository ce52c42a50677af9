import { Alert } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { namesFields, sayError } from '../i18n/say-error.ts'

/** Matches fields that show their own error. */
const refusedField = '[aria-invalid="true"], .mantine-InputWrapper-error'

/**
 * Shows the error of the surrounding form, unless a field already shows an error. Needed because the form may lack the
 * field to which the error belongs.
 */
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
