import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { countDrafts } from '../../platform/device/drafts.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { signOut, signOutOverlay } from './sign-out.ts'

const close = () => closeOverlay(signOutOverlay)

export function SignOutDialog() {
  const { t } = useTranslation('common')
  return (
    <Modal opened onClose={close} title={t('signOutDrafts.title')} centered>
      <Text>{t('signOutDrafts.text', { count: countDrafts() })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t('signOutDrafts.stay')}
        </Button>
        <Button
          color="red"
          data-works-offline
          onClick={() => {
            close()
            signOut()
          }}
        >
          {t('signOutDrafts.go')}
        </Button>
      </Group>
    </Modal>
  )
}
