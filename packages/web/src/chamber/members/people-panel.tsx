import { ActionIcon, Button, Menu, Stack, TextInput } from '@mantine/core'
import type { Member } from '@peshi/contract/chamber/members'
import { IconDots, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { ChangeRoleDialog } from './change-role.dialog.tsx'
import { HandOverDialog } from './hand-over.dialog.tsx'
import { LeaveDialog } from './leave.dialog.tsx'
import { RemoveMemberDialog } from './remove-member.dialog.tsx'

const mostShown = 20

const dialogs = { role: ChangeRoleDialog, remove: RemoveMemberDialog, hand_over: HandOverDialog } as const

export function PeoplePanel({ people }: { people: Member[] }) {
  const { t } = useTranslation('members')
  const can = useCan()
  const [open, setOpen] = useState<{ dialog: keyof typeof dialogs; member: Member } | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [query, setQuery] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const Dialog = open ? dialogs[open.dialog] : null
  const mayChange = can('update', 'Member')
  const seen = ({ last_seen_at }: Member) =>
    last_seen_at ? t('last_seen', { date: sayDay(last_seen_at) }) : t('never_seen')
  const wanted = query.trim().toLocaleLowerCase()
  const found = people.filter(({ name, email, role }) =>
    [name, email ?? '', t(`roles.${role}`)].some((words) => words.toLocaleLowerCase().includes(wanted)),
  )
  const shown = showsAll ? found : found.slice(0, mostShown)
  return (
    <Panel title={t('title')} hint={people.length}>
      {people.length > mostShown ? (
        <TextInput
          mb="md"
          aria-label={t('find')}
          placeholder={t('find')}
          leftSection={<IconSearch size={16} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      ) : null}
      {found.length === 0 ? <p className="small">{t('not_found')}</p> : null}
      <ul className="ruled">
        {shown.map((member) => (
          <li key={member._id} className="entry">
            <Stack component="span" gap={0}>
              <strong>
                <Words>{member.name}</Words>
              </strong>
              <span className="small">
                <Values>
                  {[t(`roles.${member.role}`), member.is_me ? t('you') : null, mayChange ? seen(member) : null]}
                </Values>
              </span>
              {member.email ? (
                <span className="small">
                  <Words>{member.email}</Words>
                </span>
              ) : null}
            </Stack>
            {mayChange && !member.is_me ? (
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={t('more', { name: member.name })}>
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={() => setOpen({ dialog: 'role', member })}>{t('change_role')}</Menu.Item>
                  {member.role === 'owner' ? null : (
                    <Menu.Item onClick={() => setOpen({ dialog: 'hand_over', member })}>{t('hand_over')}</Menu.Item>
                  )}
                  <Menu.Item color="red" onClick={() => setOpen({ dialog: 'remove', member })}>
                    {t('remove')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            ) : null}
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <div>
          <Button variant="default" size="compact-sm" mt="md" onClick={() => setShowsAll(true)}>
            {t('show_all', { number: found.length })}
          </Button>
        </div>
      ) : null}
      <Button variant="subtle" color="red" size="compact-sm" mt="md" onClick={() => setLeaving(true)}>
        {t('leave')}
      </Button>
      {open && Dialog ? <Dialog member={open.member} people={people} onClose={() => setOpen(null)} /> : null}
      {isLeaving ? <LeaveDialog onClose={() => setLeaving(false)} /> : null}
    </Panel>
  )
}
