import { type WorkingRole, workingRoles } from '@peshi/contract/chamber/members'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { type AboutMember, MemberDialog } from './member-dialog.tsx'
import { useChangeRole } from './members.api.ts'
import { RoleSelect } from './role-select.tsx'

export function ChangeRoleDialog({ member, onClose }: AboutMember) {
  const { t } = useTranslation('members')
  const change = useChangeRole()
  const [role, setRole] = useState<WorkingRole>(workingRoles.find((each) => each === member.role) ?? 'advocate')
  const submit = () => change.mutate({ id: member._id, role }, { onSuccess: toastThen(t('done.role'), onClose) })
  return (
    <MemberDialog
      title={<Words>{member.name}</Words>}
      submit={t('save')}
      sending={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleSelect value={role} onChange={setRole} />
    </MemberDialog>
  )
}
