import { sessionMachine } from '../../../machines/site/session/session.machine';
import {
  selectIsSignOutAsked,
  selectIsSigningOut,
  selectIsTrialAlertOpen,
} from '../../../machines/site/session/session.selectors';
import { DIALOGS } from '../../../machines/site/session/session.types';
import { CheckGate } from '../shared/CheckGate';
import { IdleGate } from '../shared/IdleGate';
import { GameDialogGate } from '../screens/gamePage';
import { LoginGate } from '../shared/drawnLogin';
import { holdDrawnLogin } from '../shared/drawnPage';
import { balance } from './balance';
import { banners } from './banners';
import { hotGames } from './hotGames';
import { lobby } from './lobby';
import { pages } from './pages';
import { popups } from './popups';
import { support } from './support';
import { vendors } from './vendors';
import { winners } from './winners';
import { act, read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** Who is here, and on which page. */
export const session = defineFlow({
  machine: sessionMachine,
  includes: [balance, banners, hotGames, lobby, pages, popups, support, vendors, winners],
  ports: ({ session: sessions, startFreePlay }) => ({
    restoreSession: read((signal) => sessions.restore(signal)),
    endSession: act((input) => sessions.end(input)),
    startFreePlay: read(startFreePlay),
  }),
  dialogs: {
    ...Object.fromEntries(DIALOGS.map((name) => [name, {}])),
    login: { Gate: LoginGate, onMissing: holdDrawnLogin },
    agentCentre: {},
    gameLaunch: { Gate: GameDialogGate },
    realityCheck: { Gate: CheckGate, leave: { type: 'panic.close' } },
    idleLogout: { Gate: IdleGate },
    trialAlert: { isOpen: selectIsTrialAlertOpen, close: { type: 'trialAlert.close' } },
    signOut: {
      isOpen: (s) => selectIsSignOutAsked(s) || selectIsSigningOut(s),
      close: { type: 'signOut.cancel' },
    },
  },
});
