import type { LimitPeriod } from '../../../contract/jurisdictions/pack';
import type { ChangeLimit, LimitPrompt } from '../../../contract/limits';
import type { ChangeOutcome } from '../limitChange/limitChange.types';

export type { ChangeLimit, ChangeOutcome, LimitPeriod, LimitPrompt };
/** The question, and the symbol of the currency. */
export type LimitPromptInput = { prompt: LimitPrompt; currencySymbol: string };
/** `refused`: a limit is required here. */
export type DeclineOutcome = { kind: 'declined' } | { kind: 'refused'; message: string };
