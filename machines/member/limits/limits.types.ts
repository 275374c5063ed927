import type { LimitKind, LimitSpan, Pack } from '../../../contract/jurisdictions/pack';
import type { ChangeLimit, Limit, LimitEntry } from '../../../contract/limits';
import type { Limits } from '../limitChange/limitChange.types';

export type { ChangeLimit, Limit, LimitEntry, LimitKind, LimitSpan, Limits, Pack };
/** The limits, and the rules under which they change. */
export type LimitDesk = Limits & { pack: Pack };
