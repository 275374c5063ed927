import { endpoints } from '../../../contract/endpoints';
import type { Permission } from '../../../contract/platform';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** The permission call (spec §7), shared by all who need a part of it. */
export type PermissionSource = {
  /** The last read, or the one that is running; starts one when there is none. */
  read(): Promise<Permission>;
  /** Reads again. A failed read is forgotten, so that the next `read` asks. */
  refresh(): Promise<Permission>;
};

/** A source of the permission call that makes the call at the first read. */
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
