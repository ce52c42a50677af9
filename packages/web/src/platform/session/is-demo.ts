export const isDemo = (): boolean => document.querySelector('meta[name="peshi-demo"]') !== null
