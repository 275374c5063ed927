import type { GameCategory, Outcome } from '../../contract/constants';

export type { GameCategory };

/** What can be opened: a game, or with an empty `code` a vendor's own lobby. */
export type GameTarget = {
  /** `nodeId` of the wire; empty for a vendor's lobby. */
  id: string;
  /** Empty for a game opened by an address without a name, until the platform gives it. */
  name: string;
  /** Vendor code, `vassalage` of the wire. */
  vendor: string;
  category: GameCategory;
  code: string;
  /** The address of its cover, which a tile knows; none for what is opened in another way. */
  icon?: string;
  /** A vendor with a popup game list (spec §3 Game tile, `isGame` VASSALAGE). */
  opensList: boolean;
  /** The room in which a seat is taken (GLS2_roomList); none outside of rooms. */
  room?: string;
  /** The match at which a game of sports opens (`fixtures`); none for its whole board. */
  match?: string;
  /** What of that match is put on its bet slip; none for an empty slip. */
  pick?: Outcome;
};

/** A game as a tile shows it (spec §3 Game tile). */
export type Game = GameTarget & { icon: string; isHot: boolean; isNew: boolean };
