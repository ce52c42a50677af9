import type { Plugin } from 'vite'

const namesItself = `import { useId as useOwnId } from 'react'
export function useId(given) {
  const own = useOwnId()
  return typeof given === 'string' ? given : \`mantine-\${own.replaceAll(':', '')}\`
}`

/**
 * Mantine gives every field, menu and hint another name as soon as it stands, for older versions of React, so that all of
 * them would be drawn twice before the page is shown. React's own names are as good.
 */
export const leanMantine = (): Plugin => ({
  name: 'lean-mantine',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/ },
    handler: () => namesItself,
  },
})
