import { openOverlay } from '../actions/overlays.ts'
import { toastError } from '../ui/toast.tsx'
import { useTakeOutMatter } from './takeouts.api.ts'

/** Has a file made in the background, and shows how far it is; that may be closed. */
export function useTakeOut() {
  const { mutate, ...rest } = useTakeOutMatter()
  return {
    ...rest,
    mutate: (wish: Parameters<typeof mutate>[0]) =>
      mutate(wish, { onSuccess: () => openOverlay('takeouts'), onError: toastError }),
  }
}
