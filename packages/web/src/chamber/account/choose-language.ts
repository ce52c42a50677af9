import type { Language } from '@peshi/contract/platform/person'
import { useMutation } from '@tanstack/react-query'
import { changeLanguage } from '../../platform/i18n/i18n.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useUpdateUser } from './account.api.ts'

export function useChooseLanguage(): (language: Language) => void {
  const person = useSession()?.userData
  const update = useUpdateUser()
  const change = useMutation({ mutationFn: changeLanguage })
  return (language) => {
    change.mutate(language)
    if (person && person.extras.language !== language) update.mutate({ language })
  }
}
