import { openOverlay } from '../../platform/actions/overlays.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { useTakeOutMatter } from './takeouts.api.ts'
import { takeouts } from './takeouts-overlay.ts'

/** Has a file made in the background, and shows how far it is; that may be closed. */
export function useTakeOut() {
  const { mutateAsync, ...rest } = useTakeOutMatter()
  return {
    ...rest,
    // Not by callbacks of `mutate`, which are not called once the menu that this was chosen from is gone.
    mutate: (wish: Parameters<typeof mutateAsync>[0]) =>
      void mutateAsync(wish).then(() => openOverlay(takeouts), toastError),
  }
}
