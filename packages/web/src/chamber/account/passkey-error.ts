import { ApiError } from '../../platform/api/api-error.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { sayError } from '../../platform/i18n/say-error.ts'

export const sayPasskeyError = (error: Error): string =>
  error instanceof ApiError ? sayError(error) : i18n.t('account:passkeyFailed')
