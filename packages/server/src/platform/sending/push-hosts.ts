/** The only push services to which the server sends. The URL comes from a browser and could name any server. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

export function isPushService(address: string, sandboxOrigin: string | null): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (sandboxOrigin !== null && url.origin === sandboxOrigin) return url.pathname.startsWith('/push-host/')
  return url.protocol === 'https:' && url.port === '' && services.some((service) => service.test(url.hostname))
}
