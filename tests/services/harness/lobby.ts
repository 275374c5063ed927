import { endpoints } from '../../../contract/endpoints';
import type { GameTile } from '../../../contract/games';
import type { Environment } from '../../../src/services/environment';
import type { ServiceOptions } from '../../../src/services';
import type { BrandValues } from '../../../src/services/kit';
import { createAllServices } from './allServices';
import { BRAND, createTab, LANGUAGE } from './environment';
import { accepted, addressOf, createWire, type Sent } from './wire';

/**
 * A member's tab over a wire that answers in this order; the call about a new language, which
 * nobody waits for, is answered beside it.
 */
export const openLobby = (
  replies: Parameters<typeof createWire>,
  {
    brand,
    joinText,
    ...given
  }: Partial<Environment> &
    Pick<ServiceOptions, 'joinText'> & { brand?: Partial<BrandValues> } = {},
) => {
  const wire = createWire(...replies);
  const fetch: Environment['fetch'] = async (input, init) =>
    addressOf(input).endsWith(endpoints.updateLanguage.path)
      ? accepted(null)()
      : wire.fetch(input, init);
  const tab = createTab({ fetch, ...given });
  tab.session.setItem('token', 't0ken');
  return {
    ...tab,
    sent: wire.sent,
    services: createAllServices({
      environment: tab.environment,
      brand: { ...BRAND, ...brand },
      language: LANGUAGE,
      joinText,
    }),
  };
};

/** The method and path of a request, with its query. */
export const lineOf = ({ method, url }: Sent) => `${method} ${url.pathname}`;
export const queryOf = ({ url }: Sent) => Object.fromEntries(url.searchParams);

export const tileOf = (nodeId: string, given: Partial<GameTile> = {}): GameTile => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  nodeName: null,
  iconUrl: `/media/games/${nodeId}.svg`,
  showIcon: null,
  isHot: false,
  isGame: 'GAME',
  vassalage: 'JL',
  gameType: 'RNG',
  gameCode: `code-${nodeId}`,
  ...given,
});
