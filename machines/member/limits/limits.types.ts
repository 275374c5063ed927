import type { LimitKind, LimitPeriod, Pack } from '../../../contract/jurisdictions/pack';
import type { ChangeLimit, Limit, LimitEntry } from '../../../contract/limits';
import type { Limits } from '../limitChange/limitChange.types';

export type { ChangeLimit, Limit, LimitEntry, LimitKind, LimitPeriod, Limits, Pack };
/** The limits, and the rules under which they change. */
export type LimitDesk = Limits & { pack: Pack };
