import { Button, Group, Text } from '@mantine/core'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { isOffline } from '../../platform/api/network.ts'
import { countDrafts } from '../../platform/device/drafts.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { signOut, signOutOverlay } from './sign-out.ts'

const close = () => closeOverlay(signOutOverlay)

export function SignOutDialog() {
  const { t } = useTranslation('common')
  const drafts = countDrafts()
  return (
    <Modal opened onClose={close} title={drafts > 0 ? t('signOutDrafts.title') : t('signOut')} centered>
      {drafts > 0 ? <Text>{t('signOutDrafts.text', { count: drafts })}</Text> : null}
      {isOffline() ? <Text mt={drafts > 0 ? 'sm' : undefined}>{t('signOutDrafts.offline')}</Text> : null}
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
          {drafts > 0 ? t('signOutDrafts.go') : t('signOut')}
        </Button>
      </Group>
    </Modal>
  )
}
