import { openOverlay } from '../../platform/actions/overlays.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { useTakeOutMatter } from './takeouts.api.ts'
import { takeouts } from './takeouts-overlay.ts'

export function useTakeOut() {
  const { mutateAsync, ...rest } = useTakeOutMatter()
  return {
    ...rest,
    // Not `mutate`: its callbacks would not run, because the menu unmounts after the click.
    mutate: (wish: Parameters<typeof mutateAsync>[0]) =>
      void mutateAsync(wish).then(() => openOverlay(takeouts), toastError),
  }
}
