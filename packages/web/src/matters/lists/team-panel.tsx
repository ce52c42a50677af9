import { Button, Group } from '@mantine/core'
import type { MatterMember } from '@peshi/contract/chamber/team'
import type { Matter } from '@peshi/contract/matters/matters'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTeam } from '../../chamber/team/team.api.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Values } from '../../platform/ui/words.tsx'
import { EditTeam } from './edit-team.tsx'
import classes from './lists.module.css'
import { TagPills } from './tag-pills.tsx'
import { useMatterTags } from './tags.api.ts'

function TeamNames({ members }: { members: readonly MatterMember[] }) {
  const { t } = useTranslation('lists')
  const say = ({ name, role }: MatterMember) => (role ? `${isolate(name)} (${t(`team.role.${role}`)})` : name)
  return <Values>{members.map(say)}</Values>
}

export function TeamPanel({ matterId }: { matterId: Matter['_id'] }) {
  const { t } = useTranslation('lists')
  const { data: team } = useTeam(matterId)
  const { data: tags } = useMatterTags(matterId)
  const [isEditing, setEditing] = useState(false)
  if (!team || !tags) return null
  const edit = team.can_change ? (
    <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
      {t('team.edit')}
    </Button>
  ) : null
  return (
    <Panel title={t('team.title')} aside={edit}>
      {team.is_sensitive ? (
        <Group component="p" gap="xs" wrap="nowrap" c="var(--late)" fz="md" mt={0} mb="sm">
          <IconLock size={16} aria-hidden="true" />
          {t('team.is_sensitive')}
        </Group>
      ) : null}
      <dl className={classes.facts}>
        <dt>{t('column.team')}</dt>
        <dd>{team.members.length > 0 ? <TeamNames members={team.members} /> : t('team.nobody')}</dd>
        <dt>{t('column.tags')}</dt>
        <dd>{tags.length > 0 ? <TagPills tags={tags} wraps /> : '—'}</dd>
      </dl>
      {isEditing ? <EditTeam matterId={matterId} team={team} tags={tags} onClose={() => setEditing(false)} /> : null}
    </Panel>
  )
}
