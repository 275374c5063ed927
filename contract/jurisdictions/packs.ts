import type { Jurisdiction, Pack } from './pack';
import { mm } from './mm';
import { mt } from './mt';
import { on } from './on';
import { se } from './se';
import { uk } from './uk';

/** Every pack, by its code. */
export const PACKS: Readonly<Record<Jurisdiction, Pack>> = {
  MM: mm,
  UK: uk,
  SE: se,
  ON: on,
  MT: mt,
};
