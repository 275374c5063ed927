/**
 * Business constants and limits, spec §9. Durations are in milliseconds unless the name says
 * otherwise.
 */

export const FAVOURITE_TOGGLE_THROTTLE = 1_000;
export const CAPTCHA_REFRESH_INTERVAL = 1_000;
export const SMS_SEND_THROTTLE = 1_000;
/**
 * The SMS countdown is this many seconds times `expiredMinutes` of the answer (firebase: 1 minute).
 */
export const SMS_COUNTDOWN_SECONDS_PER_MINUTE = 60;
export const FIREBASE_EXPIRED_MINUTES = 1;
export const TOO_MANY_REQUESTS_WAIT = 5 * 60_000;
export const REAL_TIME_SALARY_SETTLEMENT = 5 * 60_000;
export const CHUNK_LOAD_TIMEOUT = 120_000;

export const FEEDBACK_LIMIT = 140;
export const ACTIVITY_REMARK_LIMIT = 140;
export const IMAGE_LIMIT_BYTES = 5 * 1024 * 1024;
export const IMAGE_LIMIT_COUNT = 3;
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;
/**
 * assumed: how long before the deadline a withdrawal confirmation warns: 2 minutes, or the last
 * fifth of the time when that is shorter.
 */
export const WITHDRAWAL_WARNING = { most: 2 * 60_000, share: 0.2 } as const;
/** assumed: how often the platform is asked about a deposit that it checks. */
export const DEPOSIT_CHECK_INTERVAL = 3_000;
export const MINIMUM_AGE = 18;

export const ANNOUNCEMENT_PAGE_SIZE = 9;
export const RECENT_GAMES_PAGE_SIZE = 20;
export const FAVOURITES_PAGE_SIZE = 999;
export const WINNER_BOARD_REQUESTED = 20;
export const WINNER_BOARD_SHOWN = 12;
export const WINNER_BOARD_SCROLL_STEP = 0.5;
export const SIDE_MENU_PROMOTIONS = 6;
export const CATEGORY_LOAD_DELAY = 300;
/**
 * assumed: tiles per page of a game list, and the most in one request of a person who returns to a
 * place far down.
 */
export const GAME_PAGE = { size: 100, largest: 1_000 } as const;
/** assumed: how long a game may load before the page says that it is slow. */
export const GAME_SLOW_AFTER = 8_000;
export const HOME_VENDORS = { RNG: 3, LIVE: 1, FISH: 1 } as const;
/** assumed: how many games a section of the home page shows. */
export const HOME_SECTION_GAMES = 18;
/** A vendor drop-down with more vendors than this takes the large layout. */
export const DROP_DOWN_LARGE_ABOVE = 10;
export const BANNER = { autoplay: 5_000, speed: 1_000, perView: 3, spacing: 20.3 } as const;
export const QR = { size: 200, margin: 20 } as const;
/** assumed: what the odds of a match are quoted for: who wins. */
export const OUTCOMES = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** assumed: the most characters of a chat message. */
export const CHAT_TEXT_LIMIT = 1_000;
/**
 * assumed: how a broken chat reconnects: ms of the first wait, of the longest, and how many tries.
 */
export const CHAT_RETRIES = { first: 1_000, longest: 30_000, most: 8 } as const;
export const SUPPORT_WINDOW = { width: 440, height: 750 } as const;
export const SLOT_FILTERS = { minimumBet: 1, lines: 25 } as const;
export const SLOT_GAMES_ADVERTISED = 10_000;
export const PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

export const AGENT_TYPES = [1, 2, 41, 42] as const;
export const TRIAL_TYPE = 4;
export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;
export const CLIENT_TYPE = 3;
export const REMEMBER_COOKIE_SECONDS = 24 * 60 * 60;

/** Wire codes; MY is Burmese (docs/decisions/0040). */
export const LANGUAGES = ['MY', 'EN'] as const;
export const DEFAULT_LANGUAGE = 'MY';
export type Language = (typeof LANGUAGES)[number];
/** A language of the interface, by its code in the catalogue. */
export type LanguageCode = string;

/** Keys of local and session storage, spec §7 Local storage. */
export const STORAGE_KEYS = {
  language: 'lang',
  previousLanguage: 'hisLang',
  merchant: 'merchant',
} as const;

/**
 * The platform accepts an encrypted payload this far from its own clock (docs/decisions/0042).
 */
export const CIPHER_CLOCK_WINDOW_SECONDS = 120;
/** Wrong second-factor answers until the lock (docs/decisions/0041). */
export const SECOND_FACTOR_TRIES = 5;
/** assumed: digits of a code by mobile, e-mail or Google; the spec shows no length. */
export const VERIFICATION_CODE_DIGITS = 6;
/**
 * assumed: digits of a mobile number without its dialing code; the shortest of the countries
 * offered, and the longest of ITU-T E.164.
 */
export const MOBILE_DIGITS = { min: 7, max: 15 } as const;
/** assumed: how often a running app re-reads the system status; the spec shows no interval. */
export const STATUS_INTERVAL = 60_000;
/** assumed: how long a call may take before it counts as lost. */
export const CALL_TIMEOUT = 15_000;

/** White-label flags the platform supplies, spec §6. */
export const WHITELABEL_FLAGS = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'AGENTPOLICY3',
  'PTSYS3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
] as const;
export type WhitelabelFlag = (typeof WHITELABEL_FLAGS)[number];

/** Game categories, spec §3. */
export const GAME_CATEGORIES = [
  'HOME',
  'PROMO',
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'FAV',
  'COCKFIGHT',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** Vendor logo strip of the footer, spec §2 Footer. */
export const VENDOR_STRIP = [
  'WM',
  'EG',
  'SEX',
  'SA',
  'BNG',
  'JDB',
  'JL',
  'FC',
  'HC',
  'YBG',
  'CQ9',
  'UG2',
  'BTI',
  'AV',
  'PIN',
  'TCG_SEA',
  'DS88',
] as const;
