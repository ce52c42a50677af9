import type { Matter } from '@peshi/contract/matters/matters'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useRefreshMatter } from './matters.api.ts'

export function useRefreshWithToast() {
  const { t } = useTranslation('matters')
  const { mutate, isPending } = useRefreshMatter()
  const start = ({ hc_name, matter_id }: Pick<Matter, 'hc_name' | 'matter_id'>) => {
    if (!matter_id) return
    mutate({ hc_name, matter_id }, { onSuccess: () => toastDone(t('done.updated')) })
  }
  return { start, isPending }
}
