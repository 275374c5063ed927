import { endpoints } from '../../../contract/endpoints';
import { mainOrigin } from '../site/mainOrigin';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/**
 * The origin that the links of agents lead to (spec §7, domainRoute): the platform's route for the
 * registration, or its main domain where it has none or does not say it.
 */
export const createReadLinkOrigin =
  ({
    call,
    permission,
    environment: { location },
  }: Pick<Kit, 'call' | 'permission' | 'environment'>) =>
  async (signal?: AbortSignal): Promise<string> => {
    const [routes, known] = await Promise.all([
      call(endpoints.domainRoute, {}, { signal }).then(
        (outcome) => valueOf(endpoints.domainRoute, outcome),
        () => null,
      ),
      permission.read(),
    ]);
    signal?.throwIfAborted();
    return routes?.['register']?.replace(/\/+$/, '') ?? mainOrigin(known, location);
  };
