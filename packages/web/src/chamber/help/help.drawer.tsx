import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { closeOverlay, openOverlay } from '../../platform/actions/overlays.ts'
import { shortcutSheet } from '../../platform/actions/shortcuts.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Drawer } from '../../platform/ui/layers.tsx'
import { helpDrawer } from './help-drawer.ts'
import { helpButtons } from './help-slots.ts'
import { findTopic } from './topics.ts'

export function HelpDrawer() {
  const { t } = useTranslation('help')
  const topic = findTopic(useRouterState({ select: ({ location }) => location.pathname }))
  const can = useCan()
  const close = () => closeOverlay(helpDrawer)
  return (
    <Drawer opened onClose={close} position="right" title={t('title')}>
      <Stack gap="md">
        {topic ? (
          <>
            <Title order={2} size="h3">
              {t(`topic.${topic}.title`)}
            </Title>
            <Text>{t(`topic.${topic}.text`)}</Text>
          </>
        ) : (
          <Text>{t('noTopic')}</Text>
        )}
        <Button variant="default" onClick={() => openOverlay(shortcutSheet)}>
          {t('shortcuts')}
        </Button>
        <FillSlot slot={helpButtons} />
        {can('read', 'Dashboard') ? (
          <Anchor renderRoot={(props) => <Link {...props} to="/help" onClick={close} />}>{t('all')}</Anchor>
        ) : null}
        {can('create', 'Support') ? (
          <Anchor renderRoot={(props) => <Link {...props} to="/support" search={{ new: true }} onClick={close} />}>
            {t('ask')}
          </Anchor>
        ) : null}
      </Stack>
    </Drawer>
  )
}
