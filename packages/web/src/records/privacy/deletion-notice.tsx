import { useMe } from '../../chamber/account/account.api.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

const DeletionBanner = lazyPart(() => import('./deletion-banner.tsx'), 'DeletionBanner', 'privacy')

export const DeletionNotice = () => (useMe(true).data?.is_to_be_deleted === true ? <DeletionBanner /> : null)
