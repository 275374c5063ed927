import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { vendorPath, vendorTarget } from '../../../../machines/lobby/vendors/vendors.selectors';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';
import { VendorTile } from '../../../ui/VendorTile';

/** A vendor's tile: opens the list of its games, or the vendor's own lobby. */
export function SessionVendorTile({ session, vendor }: { session: SessionRef; vendor: Vendor }) {
  const path = vendorPath(vendor);
  return path === null ? (
    <VendorTile
      name={vendor.name}
      logo={vendor.icon}
      onSelect={() => session.send({ type: 'gameLaunch.open', game: vendorTarget(vendor) })}
    />
  ) : (
    <VendorTile name={vendor.name} logo={vendor.icon} to={path} />
  );
}
