import type { GameCategory, Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { Lane } from '../../../contract/games';
import type { VendorLane } from '../../../machines/lobby/vendors/vendors.types';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import type { Tiles } from './tiles';

/** The order of the main navigation (spec §2; docs/accessible-names.md). */
const ORDER = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
] as const satisfies readonly GameCategory[];

export type VendorSource = {
  /** The vendors in the current language, from the last or the running read. */
  read(): Promise<VendorLane[]>;
  /** Reads again; a caller during a read shares it. */
  refresh(): Promise<VendorLane[]>;
};
type Options = { call: Call; merchantCode: string; language: () => Language; tiles: Tiles };
type Known = { language: Language; lanes: Promise<VendorLane[]>; isUnderWay: boolean };

/**
 * The vendors by category (spec §7 getGameVendor). Callers that start at the same time share one
 * request.
 */
export const createVendorSource = ({
  call,
  merchantCode,
  language,
  tiles,
}: Options): VendorSource => {
  let known: Known | null = null;

  const ask = () => {
    const lanes = call(endpoints.gameVendor, { merchantCode }).then((outcome) =>
      lanesOf(valueOf(endpoints.gameVendor, outcome).data.lanes, tiles),
    );
    const asked: Known = { language: language(), lanes, isUnderWay: true };
    known = asked;
    lanes
      .finally(() => {
        asked.isUnderWay = false;
      })
      .catch(() => {
        if (known === asked) known = null;
      });
    return lanes;
  };
  const current = () => (known?.language === language() ? known : null);

  return {
    read: () => current()?.lanes ?? ask(),
    refresh: () => {
      const asked = current();
      return asked?.isUnderWay ? asked.lanes : ask();
    },
  };
};

/** A port: the read is shared, so leaving it does not abort it for others. */
export const createLoadVendors =
  (source: VendorSource) =>
  async (signal?: AbortSignal): Promise<VendorLane[]> => {
    const lanes = await source.refresh();
    signal?.throwIfAborted();
    return lanes;
  };

const lanesOf = (lanes: readonly Lane[], { toGame, toVendor, categoryOf }: Tiles): VendorLane[] =>
  ORDER.flatMap((category) => {
    const isHere = (lane: Lane) => (vassalage: string) =>
      categoryOf(lane.gameCategory, vassalage) === category;
    const vendors = lanes.flatMap((lane) =>
      lane.vendors.filter((vendor) => isHere(lane)(vendor.vassalage)).map(toVendor),
    );
    const games = lanes.flatMap((lane) =>
      lane.cards.filter((card) => isHere(lane)(card.vassalage)).map(toGame),
    );
    return vendors.length === 0 ? [] : [{ category, vendors, games }];
  });
