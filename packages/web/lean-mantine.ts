import type { Plugin } from 'vite'

const namesItself = `import { useId as useOwnId } from 'react'
export function useId(given) {
  const own = useOwnId()
  return typeof given === 'string' ? given : \`mantine-\${own.replaceAll(':', '')}\`
}`

const placesAtOnce = '_setReference(node);'
const placesWithoutHaste = 'React.startTransition(() => _setReference(node));'

/**
 * Mantine gives every field, menu and hint another name as soon as it stands, for older versions of React, so that all of
 * them would be drawn twice before the page is shown. React's own names are as good.
 *
 * And every field with a list, every menu and every hint is drawn once more when its element stands, by which what opens
 * there will be placed: that can wait until the page is shown.
 */
export const leanMantine = (): Plugin => ({
  name: 'lean-mantine',
  apply: 'build',
  transform: {
    filter: { id: /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$|\/@floating-ui\/react-dom\/dist\/[\w.-]+$/ },
    handler(code, id) {
      if (id.endsWith('/use-id.mjs')) return namesItself
      if (!code.includes(placesAtOnce)) throw new Error(`${id} places elements in another way than it did`)
      return code.replaceAll(placesAtOnce, placesWithoutHaste)
    },
  },
})
