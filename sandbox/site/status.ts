import { SYSTEM_STATUS } from '../../contract/constants';
import type { SystemStatus } from '../../contract/platform';
import type { Settings } from '../kit/settings';

/** Spec §4 System status: maintenance wins over region. */
export const statusOf = ({
  systemStatus,
  region,
}: Pick<Settings, 'systemStatus' | 'region'>): SystemStatus['status'] =>
  systemStatus === SYSTEM_STATUS.maintenance
    ? SYSTEM_STATUS.maintenance
    : systemStatus === SYSTEM_STATUS.regionRestricted || region.restricted
      ? SYSTEM_STATUS.regionRestricted
      : SYSTEM_STATUS.normal;
