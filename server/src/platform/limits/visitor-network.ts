import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of 128 bits: what a household or a rented machine is given as a whole. */
const NETWORK_GROUPS = 4;

/**
 * What attempts are counted by. Whoever has one IPv6 address has billions beside it, so that a limit for each of them
 * would limit nothing.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (inner) return inner;
  const [before = '', after] = plain.split('::');
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const gap =
    after === undefined ? [] : Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  const groups = [...head, ...gap, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
