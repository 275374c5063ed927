import type { LanguageCode } from '../../../contract/constants';
import type {
  CustomerService,
  Resources,
  SocialProvider,
  Whitelabel,
} from '../../../contract/domain';
import type { Message } from '../../shared/message';
import type { SessionInput } from '../session/session.types';
import type { ShellPreferences } from '../shell/shell.machine';

/** The part of the permission call that the shell shows (spec §7 Permission). */
export type PlatformInfo = {
  customerService: CustomerService[];
  resources: Resources;
  whitelabel: Whitelabel;
  /** Social accounts to log in with, in the order of their buttons. */
  social: SocialProvider[];
  /** The promotion for inviting friends runs (spec §2 Side menu). */
  hasReferral: boolean;
  /** A guest on a wide screen logs in from the header (spec §2 Login form). */
  isLoginInHeader: boolean;
  /** The origin of links that people pass on. */
  mainOrigin: string;
};

/** The system status; maintenance comes before region (spec §4 System status). */
export type StatusOutcome =
  | { kind: 'normal' }
  | { kind: 'maintenance'; ip: string }
  | { kind: 'regionRestricted'; ip: string };
export type BootOutcome = { status: StatusOutcome; platform: PlatformInfo };

/** `visit`: the input of the session. */
export type AppInput = {
  language: LanguageCode;
  visit: SessionInput;
  preferences: ShellPreferences;
};
export type AppContext = {
  language: LanguageCode;
  /** The language that is loading. */
  wanted: LanguageCode;
  visit: SessionInput;
  preferences: ShellPreferences;
  platform: PlatformInfo | null;
  ip: string;
  message: Message | null;
};
export type AppEvent =
  | { type: 'boot.retry' }
  /**
   * Checks the system status: on request, after a regained connection, or when the tab becomes
   * visible.
   */
  | { type: 'status.recheck' }
  | { type: 'language.choose'; language: LanguageCode };
