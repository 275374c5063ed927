/** What an operator sets for its site, spec §3 "Brand configuration". */
export type Brand = {
  name: string;
  defaultLanguage: string;
  supportedLanguages: readonly string[];
  eSportGames: readonly string[];
  /** assumed: sports vendors that are listed under cockfight (spec §9). */
  cockfightVendors: readonly string[];
  prizeModes: readonly string[];
  /** Origins besides the site's own from which games may open (docs/decisions/0041). */
  gameOrigins: readonly string[];
  /**
   * assumed: what the platform will offer in the login form, of `sms`, `recovery`, `register` and
   * the social accounts. The prerendered form keeps their place (docs/decisions/0034). The
   * platform's answer decides.
   */
  loginOffers: readonly string[];
  /**
   * assumed: prefixes of every picture that the platform names without an origin (spec §3 Client
   * state, image CDN list); a picture that the first does not give comes from the next. Empty for
   * the site's own.
   */
  imageBases: readonly string[];
  /** The first of them; empty for the site's own. */
  imageBase: string;
  /** assumed: IANA name of the platform's time zone, which bounds its days. */
  timeZone: string;
  /**
   * Fixed configured value (spec §1); sent as `X-Merchant` and written to both storages (spec §7).
   */
  merchantCode: string;
};

/** Padauk, unless `VITE_BRAND_*` or `VITE_MERCHANT_CODE` of these variables say otherwise. */
export const brandOf = (env: Readonly<Record<string, string | undefined>>): Brand => {
  const text = (key: string, fallback: string) => env[key]?.trim() || fallback;
  const list = (key: string, fallback: readonly string[]) =>
    env[key]
      ?.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean) ?? fallback;
  const imageBases = list('VITE_BRAND_IMAGE_BASE', []).map((base) => base.replace(/\/+$/, ''));
  return {
    name: text('VITE_BRAND_NAME', 'Padauk'),
    defaultLanguage: text('VITE_BRAND_DEFAULT_LANGUAGE', 'MY'),
    supportedLanguages: list('VITE_BRAND_LANGUAGES', ['MY', 'EN']),
    eSportGames: list('VITE_BRAND_ESPORT_GAMES', ['TF']),
    cockfightVendors: list('VITE_BRAND_COCKFIGHT_VENDORS', ['DS88']),
    prizeModes: list('VITE_BRAND_PRIZE_MODES', ['LOTT', 'ZY', 'ELOTT', 'SEA']),
    gameOrigins: list('VITE_BRAND_GAME_ORIGINS', []),
    loginOffers: list('VITE_BRAND_LOGIN_OFFERS', [
      'sms',
      'recovery',
      'facebook',
      'google',
      'register',
    ]),
    imageBases,
    imageBase: imageBases[0] ?? '',
    timeZone: text('VITE_BRAND_TIME_ZONE', 'Asia/Yangon'),
    merchantCode: text('VITE_MERCHANT_CODE', 'padauk'),
  };
};

/** The brand of this build. */
export const brand: Brand = brandOf(import.meta.env ?? {});
