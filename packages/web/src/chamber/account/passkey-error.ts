import { ApiError } from '../../platform/api/api-error.ts'
import { sayError } from '../../platform/i18n/say-error.ts'

/** What the browser or its person refused has no words of the server's. */
export const sayPasskeyError = (error: Error, t: (key: string) => string): string =>
  error instanceof ApiError ? sayError(error) : t('account:passkeyFailed')
