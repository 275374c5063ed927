import { and, desc, eq, gt } from 'drizzle-orm';
import type * as v from 'valibot';
import type { devicesSchema } from '../../contract/session';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { sessions } from '../db/schema';
import type { LiveSession } from '../kit/row';

type Devices = v.InferOutput<typeof devicesSchema>;

/** The live sessions of a member: the calling one first, then the latest used. */
export const devicesOf = async (
  db: Database,
  clock: Clock,
  { user, tokenHash }: LiveSession,
): Promise<Devices> => {
  const live = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, clock.date())))
    .orderBy(desc(sessions.seenAt), sessions.id);
  const devices = live.map((session) => ({
    id: session.id,
    isCurrent: session.tokenHash === tokenHash,
    browser: firstOf(BROWSERS, session.userAgent),
    system: firstOf(SYSTEMS, session.userAgent),
    address: session.address,
    signedInAt: session.createdAt.getTime(),
    seenAt: session.seenAt.getTime(),
  }));
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};

type Named = readonly (readonly [name: string, sign: RegExp])[];

/** Edge and Opera also name Chrome, and Chrome also names Safari. */
const BROWSERS: Named = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
/** Android also names Linux, and an iPhone also names Mac OS X. */
const SYSTEMS: Named = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (names: Named, userAgent: string | null): string | null =>
  names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
