import { Menu } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/use-session.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { useMyChambers, useSwitchChamber } from './chambers.api.ts'

export function ChamberItems() {
  const { t } = useTranslation('shell')
  const person = useSession()?.userData
  const { data } = useMyChambers(person?.role === 'admin')
  const change = useSwitchChamber()
  const others = (data ?? []).filter(({ is_current }) => !is_current)
  if (others.length === 0) return null
  return (
    <>
      <Menu.Label>{t('myChambers')}</Menu.Label>
      {others.map(({ _id, name }) => (
        <Menu.Item
          key={_id}
          data-sends
          leftSection={<IconArrowsExchange size={16} stroke={1.6} />}
          disabled={change.isPending}
          onClick={() => change.mutateAsync(_id).catch(toastError)}
        >
          <bdi>{name}</bdi>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  )
}
