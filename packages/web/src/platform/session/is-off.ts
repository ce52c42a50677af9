/** Whether the operator has this not set up: the server says so on its pages. */
export const isOff = (what: 'email' | 'sms' | 'registration'): boolean =>
  document.querySelector('meta[name="peshi-off"]')?.getAttribute('content')?.split(' ').includes(what) ?? false
