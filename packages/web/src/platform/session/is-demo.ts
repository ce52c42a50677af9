/** The demo's server adds this tag. */
export const isDemo = (): boolean => document.querySelector('meta[name="peshi-demo"]') !== null
