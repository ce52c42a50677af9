import { Button, Group, Stack, Text } from '@mantine/core'
import type { Invitation } from '@peshi/contract/chamber/members'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { isOff } from '../../platform/session/is-off.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { InviteDialog } from './invite.dialog.tsx'
import { useRenewInvitation, useRevokeInvitation } from './members.api.ts'

function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  const { t } = useTranslation('members')
  return (
    <Modal opened onClose={onClose} title={t('link_ready')}>
      <Stack gap="sm">
        <Text>{t('link_text')}</Text>
        <CopyField label={t('link')} value={link} />
      </Stack>
    </Modal>
  )
}

export function InvitationsPanel({ invitations }: { invitations: Invitation[] }) {
  const { t } = useTranslation('members')
  const can = useCan()
  const renew = useRenewInvitation()
  const revoke = useRevokeInvitation()
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  if (!can('create', 'Member')) return null

  const given = ({ data, link }: { data: Invitation; link: string }) =>
    data.email && !isOff('email') ? toastDone(t('done.invited')) : setLink(link)
  return (
    <Panel
      title={t('waiting')}
      hint={invitations.length || undefined}
      aside={
        <Button size="compact-sm" onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      {invitations.length === 0 ? <span className="small">{t('nobody')}</span> : null}
      <ul className="ruled">
        {invitations.map((one) => (
          <li key={one._id} className="entry">
            <Stack component="span" gap={0}>
              <Words>{one.email ?? t('by_link')}</Words>
              <span className="small">
                <Values>
                  {[
                    t(`roles.${one.role}`),
                    one.is_over
                      ? t('over')
                      : t('good_until', { date: toDayFirst(courtDateAt(new Date(one.expires_at))) }),
                  ]}
                </Values>
              </span>
            </Stack>
            <Group gap={4}>
              <Button
                data-sends
                variant="subtle"
                size="compact-sm"
                onClick={() => renew.mutateAsync(one._id).then(given, toastError)}
              >
                {t('renew')}
              </Button>
              <Button
                data-sends
                variant="subtle"
                color="red"
                size="compact-sm"
                onClick={() => revoke.mutateAsync(one._id).then(() => toastDone(t('done.revoked')), toastError)}
              >
                {t('revoke')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} onGiven={given} /> : null}
      {link ? <LinkDialog link={link} onClose={() => setLink(null)} /> : null}
    </Panel>
  )
}
