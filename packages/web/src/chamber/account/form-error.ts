import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'

export function showFormError<Values extends object>(form: UseFormReturnType<Values>, error: unknown): string {
  if (error instanceof ApiError) {
    const known = Object.entries(error.fields).filter(([name]) => name in form.getValues())
    if (known.length > 0) form.setErrors(Object.fromEntries(known))
  }
  return sayError(error)
}
