import { ApiError } from '../../platform/api/api-error.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { sayError } from '../../platform/i18n/say-error.ts'

/** Returns the server's message, or a general message if the browser failed or the person cancelled its prompt. */
export const sayPasskeyError = (error: Error): string =>
  error instanceof ApiError ? sayError(error) : i18n.t('account:passkeyFailed')
