import type { Matter } from '@peshi/contract/matters/matters'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTeam } from '../../chamber/team/team.api.ts'
import { Message } from '../../platform/ui/message.tsx'

export function MaskedMatter({ matterId }: { matterId: Matter['_id'] }) {
  const { t } = useTranslation('lists')
  const { data: team } = useTeam(matterId)
  const names = (team?.owners ?? []).map(({ name }) => name).join(', ')
  return (
    <Message
      icon={IconLock}
      title={t('team.masked_title')}
      text={names ? t('team.masked_ask', { names }) : t('team.masked_text')}
    />
  )
}
