import { z } from 'zod'

/**
 * Why Peshi does not read lists of a court. `section-lists`: only these lists of the Supreme Court have no address.
 * `site-unmet`: the district's own site was not found yet. `switched-off`: the operator did not switch the source on.
 */
export const ListsUnread = z.enum([
  'form-unknown',
  'no-address',
  'refuses-programs',
  'section-lists',
  'site-unmet',
  'switched-off',
])
export type ListsUnread = z.infer<typeof ListsUnread>
