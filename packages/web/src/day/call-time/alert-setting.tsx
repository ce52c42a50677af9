import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useSetCallAlert } from './calls.api.ts'
import classes from './calls.module.css'

const choices = [1, 2, 3, 5, 8, 10, 15, 20, 30]
const never = 'never'

export function AlertSetting({ itemsBefore }: { itemsBefore: number | null }) {
  const { t } = useTranslation('calls')
  const set = useSetCallAlert()
  const offered = [...new Set([...choices, ...(itemsBefore === null ? [] : [itemsBefore])])].sort((a, b) => a - b)
  return (
    <NativeSelect
      data-sends
      size="xs"
      className={classes.alertSetting}
      aria-label={t('alert.label')}
      disabled={set.isPending}
      value={itemsBefore === null ? never : String(itemsBefore)}
      onChange={({ currentTarget: { value } }) =>
        set.mutate(value === never ? null : Number(value), {
          onSuccess: () => toastDone(t('alert.done')),
        })
      }
      data={[
        ...offered.map((count) => ({ value: String(count), label: t('alert.items', { count }) })),
        { value: never, label: t('alert.never') },
      ]}
    />
  )
}
