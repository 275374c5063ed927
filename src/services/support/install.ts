import type { InstallAnswer } from '../../../machines/support/install/install.types';
import type { Kit } from '../kit';

/** Installs the site where the browser offers it. */
export const createInstall = ({ environment: { install } }: Kit) => ({
  /** Calls its argument for each offer; returns the function that stops it. */
  watchOffers: install.watch,
  /** Opens the browser's question. An offer is spent by it, whatever the person chooses. */
  askPerson: async (): Promise<InstallAnswer> => {
    const offer = install.take();
    if (!offer) throw new Error('the browser no longer offers to install the site');
    return { kind: (await offer.prompt()).outcome };
  },
});
