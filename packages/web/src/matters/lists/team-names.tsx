import type { MatterMember } from '@peshi/contract/chamber/team'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../platform/i18n/isolate.ts'
import { Values } from '../../platform/ui/words.tsx'

export function TeamNames({ members }: { members: readonly MatterMember[] }) {
  const { t } = useTranslation('lists')
  const say = ({ name, role }: MatterMember) => (role ? `${isolate(name)} (${t(`team.role.${role}`)})` : name)
  return <Values>{members.map(say)}</Values>
}
