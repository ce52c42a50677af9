/** Whether the server that sent this page is a demo: it says so in the page. */
export const isDemo = (): boolean => document.querySelector('meta[name="peshi-demo"]') !== null
