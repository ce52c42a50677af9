import { ActionIcon } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useUpdateUser } from '../../chamber/account/account.api.ts'
import { toastDone } from '../../platform/ui/toast.tsx'

interface Props {
  court: CourtId
  title: string
  isDefault: boolean
}

export function DefaultBoardButton({ court, title, isDefault }: Props) {
  const { t } = useTranslation(['boards', 'account'])
  const update = useUpdateUser()
  const choose = () =>
    update.mutate(
      { court_id: isDefault ? null : court },
      { onSuccess: () => toastDone(t('account:settings.courtSaved')) },
    )
  const Star = isDefault ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="subtle"
      size="md"
      aria-label={t('boards:openFirst', { court: title })}
      title={t('boards:openFirst', { court: title })}
      aria-pressed={isDefault}
      loading={update.isPending}
      onClick={choose}
    >
      <Star size={16} aria-hidden="true" />
    </ActionIcon>
  )
}
