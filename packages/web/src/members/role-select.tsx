import { type WorkingRole, workingRoles } from '@peshi/contract/members'
import { useTranslation } from 'react-i18next'
import { Select } from '../ui/select.tsx'

interface Props {
  value: WorkingRole
  onChange(role: WorkingRole): void
}

export function RoleSelect({ value, onChange }: Props) {
  const { t } = useTranslation('members')
  return (
    <Select
      label={t('role')}
      allowDeselect={false}
      data={workingRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      value={value}
      onChange={(role) => role && onChange(role)}
    />
  )
}
