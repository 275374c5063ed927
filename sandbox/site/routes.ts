import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import type { Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { permissionFor } from './permission';
import { statusOf } from './status';

/** The routes that the app calls at boot. All of them also answer while the site is closed. */
export const mountSite = (mount: Mount, services: Services): void => {
  const { settings, cipher } = services;

  mount({
    endpoint: endpoints.permission,
    whenClosed: 'open',
    handler: async (call) => accepted(await permissionFor(services, call)),
  });
  mount({
    endpoint: endpoints.systemStatus,
    whenClosed: 'open',
    handler: ({ ip }) => accepted({ status: statusOf(settings.current()), ip }),
  });
  mount({
    endpoint: endpoints.whitelabel,
    whenClosed: 'open',
    handler: () => accepted(settings.current().whitelabel),
  });
  mount({
    endpoint: endpoints.domainRoute,
    handler: ({ origin }) => accepted({ register: origin }),
  });
  mount({
    endpoint: endpoints.registerSettings,
    whenClosed: 'open',
    handler: () => accepted(settings.current().registerFields),
  });
  mount({
    endpoint: endpoints.cipherKeys,
    whenClosed: 'open',
    handler: () => accepted(cipher.keys()),
  });
  mount({ endpoint: endpoints.updateLanguage, handler: () => accepted(null) });
};
