import { TrialAlert } from '../features/lobby/gameLaunch/TrialAlert';
import { defineDialog } from './shared/defineFlow';

/** What trial members are told instead of a game (spec §4 Game launch gating). */
export const trialAlert = defineDialog({
  screen: { load: () => Promise.resolve(TrialAlert), words: ['gameList'] },
});
