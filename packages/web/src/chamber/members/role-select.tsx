import { Select } from '@mantine/core'
import { type WorkingRole, workingRoles } from '@peshi/contract/chamber/members'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

interface Props {
  value: WorkingRole
  onChange(role: WorkingRole): void
}

export function RoleSelect({ value, onChange }: Props) {
  const { t } = useTranslation('members')
  return (
    <Select
      label={t('role')}
      data={workingRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      value={value}
      onChange={(role) => role && onChange(role)}
    />
  )
}
