import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the public internet (the IANA registries of special-purpose addresses). */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Within the global range: tunnels that lead to an IPv4 address of the sender’s choice, and documentation. */
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = new BlockList();
for (const range of IPV4) closed.addSubnet(...toSubnet(range), 'ipv4');
for (const range of IPV6) closed.addSubnet(...toSubnet(range), 'ipv6');

/** All public IPv6 addresses are in one range; loopback, private and mapped ones are outside it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet, and not in anybody’s own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

function toSubnet(range: string): [string, number] {
  const [address = '', bits] = range.split('/');
  return [address, Number(bits)];
}
