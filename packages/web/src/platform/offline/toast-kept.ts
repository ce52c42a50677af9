import { isKeeping } from '../device/keeping.ts'
import { i18n } from '../i18n/i18n.ts'
import { toastDone } from '../ui/toast.tsx'

export const toastKept = () => toastDone(i18n.t(isKeeping() ? 'offline:kept' : 'offline:keptInPage'))
