export const linkKinds = [
  'bail',
  'trial',
  'revision',
  'appeal',
  'slp',
  'review',
  'curative',
  'writ',
  'transfer',
  'execution',
  'contempt',
  'connected',
] as const

export const aliasKinds = ['renumbered', 'defective', 'diary', 'filing', 'fir', 'zero-fir', 'other'] as const
