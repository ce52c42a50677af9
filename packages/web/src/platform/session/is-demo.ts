/** The server of a demo adds this tag to its pages. */
export const isDemo = (): boolean => document.querySelector('meta[name="peshi-demo"]') !== null
