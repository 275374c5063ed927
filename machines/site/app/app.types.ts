import type { Language } from '../../../contract/constants';
import type {
  CustomerService,
  Resources,
  SocialProvider,
  Whitelabel,
} from '../../../contract/domain';
import type { Message } from '../../shared/message';
import type { SessionInput } from '../session/session.types';
import type { ShellPreferences } from '../shell/shell.machine';

/** What of the permission call the shell shows (spec §7 Permission). */
export type PlatformInfo = {
  customerService: CustomerService[];
  resources: Resources;
  whitelabel: Whitelabel;
  /** Social accounts to log in with, in the order of their buttons. */
  social: SocialProvider[];
  /** The promotion for inviting friends runs (spec §2 Side menu). */
  hasReferral: boolean;
};

/** Where the system stands; maintenance wins over region (spec §4 System status). */
export type StatusOutcome =
  | { kind: 'normal' }
  | { kind: 'maintenance'; ip: string }
  | { kind: 'regionRestricted'; ip: string };
export type BootOutcome = { status: StatusOutcome; platform: PlatformInfo };

/** `visit`: what the session starts with. */
export type AppInput = { language: Language; visit: SessionInput; preferences: ShellPreferences };
export type AppContext = {
  language: Language;
  /** The language being switched to. */
  wanted: Language;
  visit: SessionInput;
  preferences: ShellPreferences;
  platform: PlatformInfo | null;
  ip: string;
  message: Message | null;
};
export type AppEvent =
  | { type: 'boot.retry' }
  /** The person, a regained connection or a tab that shows again asks how the system stands. */
  | { type: 'status.recheck' }
  | { type: 'language.choose'; language: Language };
