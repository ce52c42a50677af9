/** True if the operator has not set this up; the server adds it to its pages. */
export const isOff = (what: 'email' | 'sms' | 'registration'): boolean =>
  document.querySelector('meta[name="peshi-off"]')?.getAttribute('content')?.split(' ').includes(what) ?? false
