import { SYSTEM_STATUS } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { Permission, SystemStatus } from '../../../contract/platform';
import type { BootOutcome, StatusOutcome } from '../../../machines/site/app/app.types';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import { mainOrigin } from './mainOrigin';
import type { PermissionSource } from './permission';
import type { Environment } from '../environment';

/** What the app asks the platform about itself (spec §4 System status, §7 Permission). */
export const createPlatform = (
  call: Call,
  permission: PermissionSource,
  location: Environment['location'],
) => {
  const readSystemStatus = async (signal?: AbortSignal): Promise<SystemStatus> =>
    valueOf(endpoints.systemStatus, await call(endpoints.systemStatus, {}, { signal }));

  return {
    boot: async (signal?: AbortSignal): Promise<BootOutcome> => {
      const [known, status] = await Promise.all([permission.refresh(), readSystemStatus(signal)]);
      const { customerService, resources, whitelabel, social, availablePromo, loginPlace } =
        known.info;
      return {
        status: statusOf(status, known),
        platform: {
          customerService,
          resources,
          whitelabel,
          social: social.map(({ provider }) => provider),
          hasReferral: availablePromo.REFERRAL.enabled,
          isLoginInHeader: loginPlace === 'header',
          mainOrigin: mainOrigin(known, location),
        },
      };
    },

    /** Repeats the permission call only where that is what closed the product. */
    readStatus: async (signal?: AbortSignal): Promise<StatusOutcome> => {
      const status = await readSystemStatus(signal);
      const known = await permission.read();
      return statusOf(status, known.location.restricted ? await permission.refresh() : known);
    },
  };
};

/** Maintenance wins over region (spec §4); both calls report the region (docs/decisions/0042). */
const statusOf = ({ status, ip }: SystemStatus, { location }: Permission): StatusOutcome => {
  if (status === SYSTEM_STATUS.maintenance) return { kind: 'maintenance', ip };
  if (status === SYSTEM_STATUS.regionRestricted || location.restricted)
    return { kind: 'regionRestricted', ip };
  return { kind: 'normal' };
};
