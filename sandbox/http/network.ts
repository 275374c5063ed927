import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Network } from '../kit/services';

/** Where the platform stands in the network. */
export type NetworkOptions = {
  /**
   * Addresses and ranges (`10.0.0.0/8`) of the proxies in front of the platform. Only what they say
   * about a caller is believed.
   */
  proxies?: readonly string[];
  /** The origin that people see, `https://play.example`; that of the request when left out. */
  publicOrigin?: string;
};

/** Throws a sentence about an address or origin that is none. */
export const createNetwork = ({ proxies = [], publicOrigin }: NetworkOptions): Network => {
  const trusted = new BlockList();
  for (const proxy of proxies) trust(trusted, proxy);
  if (publicOrigin !== undefined && !isOrigin(publicOrigin))
    throw new Error(`"${publicOrigin}" is no origin: it must look like https://play.example.`);
  const isTrusted = (address: string) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };

  const hopOf = (c: Context): string => {
    const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
    return plain(address ?? '127.0.0.1');
  };

  return {
    isProxy: (address) => isTrusted(plain(address)),
    addressOf: (c) => {
      const named = (c.req.header('X-Forwarded-For') ?? '').split(',').map((one) => one.trim());
      let address = hopOf(c);
      // From the nearest hop outwards: what stands before an untrusted one may be invented.
      for (let hop = named.pop(); hop && isTrusted(address); hop = named.pop()) {
        if (isIP(plain(hop)) === 0) break;
        address = plain(hop);
      }
      return address;
    },
    originOf: (c) => {
      if (publicOrigin !== undefined) return publicOrigin;
      const { host, protocol } = new URL(c.req.url);
      const isSecure = isTrusted(hopOf(c)) && c.req.header('X-Forwarded-Proto') === 'https';
      return `${isSecure ? 'https:' : protocol}//${host}`;
    },
    relyingPartyOf: (c) => {
      // A host that somebody else can point at this machine may not decide what a passkey is for.
      const origin = publicOrigin ?? new URL(c.req.url).origin;
      const id = new URL(origin).hostname;
      return publicOrigin !== undefined || id === 'localhost' ? { id, origin } : null;
    },
    isOwnHost: (c) => {
      const { host, hostname } = new URL(c.req.url);
      return (
        hostname === 'localhost' ||
        isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
        (publicOrigin !== undefined && host === new URL(publicOrigin).host)
      );
    },
  };
};

const trust = (list: BlockList, proxy: string): void => {
  const [address = '', bits] = proxy.split('/');
  const version = isIP(address);
  const length = Number(bits ?? (version === 6 ? 128 : 32));
  if (
    version === 0 ||
    !Number.isInteger(length) ||
    length < 0 ||
    length > (version === 6 ? 128 : 32)
  )
    throw new Error(`"${proxy}" is no address and no range of addresses such as 10.0.0.0/8.`);
  list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
};

/** An IPv4 address as it is written, also where a socket of IPv6 took the call. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
