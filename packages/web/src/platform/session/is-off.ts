export const isOff = (what: 'email' | 'sms' | 'registration'): boolean =>
  document.querySelector('meta[name="peshi-off"]')?.getAttribute('content')?.split(' ').includes(what) ?? false
