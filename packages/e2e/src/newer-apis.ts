import { listOutside } from '../../web/browser-promise.ts'

/**
 * Returns a script that deletes all APIs newer than the oldest supported browsers. It must run before the page's own
 * scripts.
 */
export function forgetNewerApis(): string {
  const { globals, statics } = listOutside()
  return `(() => {
    for (const name of ${JSON.stringify([...globals])}) delete globalThis[name]
    for (const path of ${JSON.stringify([...statics])}) {
      const [name, member] = path.split('.')
      const owner = globalThis[name]
      // An entry such as Map.Map names the constructor itself, which is not a member.
      if (owner === undefined || owner === null || member === name) continue
      // The functions of Window are properties of the global object.
      const holder = name === 'Window' ? globalThis : owner
      // The static Response.json is newer than the method of the same name, which must stay.
      if (Object.hasOwn(holder, member)) delete holder[member]
      else if (owner.prototype) delete owner.prototype[member]
    }
  })()`
}
