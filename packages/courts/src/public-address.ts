import { BlockList, isIP } from 'node:net'

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')

/**
 * Public IPv6 addresses are in 2000::/3. Of these, 2001::/23 and 2002::/16 can contain a private IPv4 address, and
 * 2001:db8::/32 is only for documentation.
 */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
const wrapped6 = new BlockList()
wrapped6.addSubnet('2001::', 23, 'ipv6')
wrapped6.addSubnet('2001:db8::', 32, 'ipv6')
wrapped6.addSubnet('2002::', 16, 'ipv6')

/** False for a name, and for addresses of private, local and translated networks. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !inside.check(address, 'ipv4')
  return version === 6 && outside6.check(address, 'ipv6') && !wrapped6.check(address, 'ipv6')
}
