import { endpoints } from '../../../contract/endpoints';
import type { Device } from '../../../machines/account/devices/devices.types';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';

/** The devices on which the member is signed in (spec §2 Member centre, securityCenter). */
export const createDevices = ({ call }: Kit) => ({
  /** The live sessions, the one of this device first. */
  readDevices: async (signal?: AbortSignal): Promise<Device[]> =>
    valueOf(endpoints.devices, await call(endpoints.devices, {}, { signal })),
  /** Ends one session; one that has ended already is no fault. */
  endDevice: async ({ id }: { id: string }, signal?: AbortSignal): Promise<null> => {
    valueOf(endpoints.endDevice, await call(endpoints.endDevice, { id }, { signal }));
    return null;
  },
  /** Ends every session but this one. */
  endOthers: async (signal?: AbortSignal): Promise<null> => {
    valueOf(endpoints.endOtherDevices, await call(endpoints.endOtherDevices, {}, { signal }));
    return null;
  },
});
