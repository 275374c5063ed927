import { isIP } from 'node:net';

const GROUPS = 8;

/**
 * Whom an address stands for when calls are counted: an IPv4 address itself, the /64 of an IPv6
 * address, because one customer of a network has all of it.
 */
export const addressBlock = (address: string): string => {
  if (isIP(address) !== 6) return address;
  // A URL spells an address in one way, without leading zeros; it takes no zone.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const before = left ?? [];
  const groups = hostname.includes('::')
    ? [...before, ...Array<string>(GROUPS - before.length - (right ?? []).length).fill('0')]
    : before;
  return `${[...groups, ...(right ?? [])].slice(0, GROUPS / 2).join(':')}::/64`;
};
