import { Button } from '@mantine/core'
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../../platform/api/use-change.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'

interface CheckProps {
  kind: 'fir' | 'appeal' | 'caveat'
  label: string
  isSecond?: boolean
  keys: readonly QueryKey[]
  send(): Promise<unknown>
}

/** Makes the check due now, and opens the queue in which its captcha waits. */
export function CheckButton({ kind, label, isSecond = false, keys, send }: CheckProps) {
  const navigate = useNavigate()
  const can = useCan()
  const check = useChange(send, keys)
  const run = () =>
    check.mutate(undefined, { onSuccess: () => navigate({ to: '/dashboard/due-checks', search: { kind } }) })
  if (!can('update', 'Tracker')) return null
  return (
    <Button
      variant={isSecond ? 'default' : undefined}
      leftSection={<IconRefresh size={16} />}
      loading={check.isPending}
      onClick={run}
    >
      {label}
    </Button>
  )
}

export function EditButton({ onEdit }: { onEdit(): void }) {
  const { t } = useTranslation('trackers')
  const can = useCan()
  if (!can('update', 'Tracker')) return null
  return (
    <Button variant="default" leftSection={<IconPencil size={16} />} onClick={onEdit}>
      {t('edit')}
    </Button>
  )
}

export function DeleteButton({ onDelete }: { onDelete(): void }) {
  const { t } = useTranslation('trackers')
  const can = useCan()
  if (!can('delete', 'Tracker')) return null
  return (
    <Button data-sends variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
      {t('delete')}
    </Button>
  )
}
