import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { FirebaseConfig } from '../../contract/platform';
import type { Services } from '../kit/services';

/** A year, in seconds. */
const YEAR = 365 * 24 * 60 * 60;
/** What the app never asks a browser for. */
const NEVER = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'serial',
  'usb',
];
/** The page that hands the answer of a social login to the page that opened its window. */
const CALLBACK_PAGE = '/social.html';
/** Pages of others, which the sandbox stands in for: the providers' and the games'. */
const OTHER_PAGES = /^\/(?:idp|game)\//;

/**
 * The production headers on every answer (docs/decisions/0041); `page` is the built page, if any.
 * Pages of the app keep no tie to a page that opened them, but to the windows that they open; the
 * window of a social login has to find the page that opened it.
 */
export const securityHeaders = (
  { firebase, network }: Pick<Services, 'firebase' | 'network'>,
  page: string | null,
): MiddlewareHandler => {
  const policy = contentSecurityPolicy(firebase.config, page);
  const permissions = NEVER.map((feature) => `${feature}=()`).join(', ');
  return async (c, next) => {
    await next();
    if (network.originOf(c).startsWith('https:'))
      c.res.headers.set('Strict-Transport-Security', `max-age=${YEAR}`);
    if (c.req.path !== CALLBACK_PAGE && !OTHER_PAGES.test(c.req.path))
      c.res.headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    c.res.headers.set('Permissions-Policy', permissions);
    // A page with a stricter policy of its own keeps it.
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', policy);
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Referrer-Policy'))
      c.res.headers.set('Referrer-Policy', 'strict-origin');
  };
};

/**
 * Only this origin; with a real project of firebase also what its phone sign-in needs: Google's two
 * APIs, reCAPTCHA and the project's own host.
 */
const contentSecurityPolicy = (
  { emulator, authDomain }: FirebaseConfig,
  page: string | null,
): string => {
  const google = emulator
    ? NOTHING
    : {
        connect: [
          'https://identitytoolkit.googleapis.com',
          'https://securetoken.googleapis.com',
          RECAPTCHA,
        ],
        script: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
        frame: [RECAPTCHA, `https://${authDomain}`],
      };
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesIn(page ?? ''), ...google.script].join(' '),
    "worker-src 'self' blob:",
    // React writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...google.connect].join(' '),
    ["frame-src 'self'", ...google.frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};

/** The hashes of the inline scripts of the page: any other inline script does not run. */
const hashesIn = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const RECAPTCHA = 'https://www.google.com/recaptcha/';
const NOTHING: { connect: string[]; script: string[]; frame: string[] } = {
  connect: [],
  script: [],
  frame: [],
};
