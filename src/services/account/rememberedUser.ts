import { REMEMBER_COOKIE_SECONDS } from '../../../contract/constants';

/**
 * 'Remember password' (spec §7, §9): a cookie of one day with the username. The password is left to
 * the password manager.
 */
export type RememberedUser = {
  /** The username, or empty. */
  read(): string;
  keep(username: string): void;
  forget(): void;
};

/** The remembered username, kept in a cookie of `page`. */
export const createRememberedUser = (
  page: Pick<Document, 'cookie'>,
  isSecure: boolean,
): RememberedUser => {
  // The prefix keeps a neighbouring host from setting it; a browser takes it over TLS only.
  const name = isSecure ? '__Host-remembered' : 'remembered';
  const safety = `Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const write = (value: string, seconds: number) => {
    try {
      page.cookie = `${name}=${value}; Max-Age=${seconds}; ${safety}`;
    } catch {
      // A page without cookies remembers nobody.
    }
  };
  return {
    read: () => {
      try {
        const entry = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
        return decodeURIComponent(entry?.slice(name.length + 1) ?? '');
      } catch {
        return '';
      }
    },
    keep: (username) => write(encodeURIComponent(username), REMEMBER_COOKIE_SECONDS),
    forget: () => write('', 0),
  };
};
