import type { CustomerService } from '../../../contract/domain';
import { CallFault } from '../http/callFault';
import type { Kit } from '../kit';

/**
 * The target of a customer-service entry: a desk of the chat (null: the person chooses), or another
 * page.
 */
export type CustomerServiceTarget =
  | { kind: 'chat'; modelId: string | null }
  | { kind: 'link'; url: string };
/**
 * assumed: the path of our site that means the chat, and the query parameter that names its desk.
 */
const CHAT = { path: '/chat', desk: 'desk' } as const;

/**
 * Opens the encrypted path of an entry (spec §3 Customer-service entry). A path that is no page's
 * address is a fault.
 */
export const createOpenEntry =
  ({ cipher, environment: { location } }: Kit) =>
  async ({ path }: CustomerService): Promise<CustomerServiceTarget> => {
    const opened = await cipher.open(path).catch((error: unknown) => {
      throw error instanceof CallFault ? error : new CallFault('fault', 'customerService');
    });
    const url = URL.canParse(opened, location.href) ? new URL(opened, location.href) : null;
    if (!url || !/^https?:$/.test(url.protocol)) throw new CallFault('fault', 'customerService');
    if (url.origin === new URL(location.href).origin && url.pathname === CHAT.path)
      return { kind: 'chat', modelId: url.searchParams.get(CHAT.desk) };
    return { kind: 'link', url: url.href };
  };
