import { WHITELABEL_FLAGS } from '../../../contract/constants';
import type { Whitelabel } from '../../../contract/domain';
import type { Permission } from '../../../contract/platform';
import { CallFault } from '../../../src/services/http/callFault';
import type { Environment } from '../../../src/services/environment';

export type Sent = { method: string; url: URL; headers: Headers; body: string };
type Reply = () => Response | Promise<Response>;

/** A fetch that records the requests and answers from a list; the last answer repeats. */
export const createWire = (...replies: Reply[]) => {
  const sent: Sent[] = [];
  const fetch: Environment['fetch'] = async (input, init) => {
    const request = new Request(new URL(addressOf(input), 'https://platform.test'), init);
    sent.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: await request.text(),
    });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply) throw new Error('the test has no answer for this request');
    return reply();
  };
  return { sent, fetch };
};

export const json =
  (body: unknown, init?: ResponseInit): Reply =>
  () =>
    Response.json(body, init);
export const accepted = (value: unknown, init?: ResponseInit) =>
  json({ success: true, value, message: null }, init);
export const refused = (message: string, value: unknown = null) =>
  json({ success: false, value, message });
/** The answer of the permission call, with everything switched on. */
export const permissionOf = (
  info: Partial<Permission['info']> = {},
  location = { ip: '1.2.3.4', restricted: false },
): Permission => ({
  info: {
    customerService: [],
    resources: {},
    register: {},
    mainDomain: 'site.test',
    whitelabel: Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, true])) as Whitelabel,
    smsProvider: 'platform',
    firebase: null,
    social: [],
    availablePromo: { REFERRAL: { enabled: true } },
    ...info,
  },
  location,
});
export const lost: Reply = () => {
  throw new TypeError('network');
};
export const silence: Reply = () => new Promise(() => undefined);

/** The fault of a failed call; null when it succeeded. */
export const faultKindOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (fault: unknown) => (fault instanceof CallFault ? fault.kind : fault),
  );

export const addressOf = (input: string | URL | Request): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
