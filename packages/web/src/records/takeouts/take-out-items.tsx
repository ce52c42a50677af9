import { Menu } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconFileText, IconFileZip } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useTakeOut } from './use-take-out.ts'

export function TakeOutItems({ matter: { _id: matterId } }: { matter: MatterDetail }) {
  const { t } = useTranslation('takeouts')
  const takeOut = useTakeOut()
  return (
    <>
      <Menu.Item
        data-sends
        leftSection={<IconFileText size={16} />}
        onClick={() => takeOut.mutate({ matter_id: matterId, kind: 'matter', form: 'pdf' })}
      >
        {t('matter_pdf')}
      </Menu.Item>
      <Menu.Item
        data-sends
        leftSection={<IconFileZip size={16} />}
        onClick={() => takeOut.mutate({ matter_id: matterId, kind: 'matter', form: 'zip' })}
      >
        {t('matter_zip')}
      </Menu.Item>
    </>
  )
}
