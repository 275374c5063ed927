import { endpoints } from '../../../contract/endpoints';
import type { Permission } from '../../../contract/platform';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** The permission call (spec §7), asked once and shared by all who need a part of it. */
export type PermissionSource = {
  /** What was read last, or is being read; asks when nothing was. */
  read(): Promise<Permission>;
  /** Asks again. A failed read is forgotten, so that the next `read` asks. */
  refresh(): Promise<Permission>;
};

export const createPermissionSource = (call: Call): PermissionSource => {
  let known: Promise<Permission> | null = null;
  const refresh = () => {
    const asked = call(endpoints.permission, {}).then((outcome) =>
      valueOf(endpoints.permission, outcome),
    );
    known = asked;
    asked.catch(() => {
      if (known === asked) known = null;
    });
    return asked;
  };
  return { read: () => known ?? refresh(), refresh };
};
