import { and, count, desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { devicesSchema } from '../../contract/credentials';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { knownDevices, sessions } from '../db/schema';
import { notify } from '../kit/notify';
import type { LiveSession } from '../kit/row';
import { isLive, type SessionRules } from './liveSessions';

type Devices = v.InferOutput<typeof devicesSchema>;

/** The live sessions of a member: the calling one first, then the latest used. */
export const devicesOf = async (
  db: Database,
  rules: SessionRules,
  { user, tokenHash }: LiveSession,
): Promise<Devices> => {
  const live = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isLive(rules)))
    .orderBy(desc(sessions.seenAt), sessions.id);
  const devices = live.map((session) => ({
    id: session.id,
    isCurrent: session.tokenHash === tokenHash,
    ...namesOf(session.userAgent),
    address: session.address,
    signedInAt: session.createdAt.getTime(),
    seenAt: session.seenAt.getTime(),
  }));
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};

/**
 * Remembers the device of a session at its first call, and tells the member of one that is new to
 * the account. The first device of an account is not told.
 */
export const noteDevice = (
  db: Database,
  clock: Clock,
  userId: string,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const names = namesOf(userAgent);
    const device = `${names.browser ?? '?'} / ${names.system ?? '?'}`;
    const [isNew] = await tx
      .insert(knownDevices)
      .values({ userId, device, firstSeenAt: clock.date() })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    const [known] = await tx
      .select({ all: count() })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
    if ((known?.all ?? 0) > 1)
      await notify(tx, {
        userId,
        kind: 'newDevice',
        params: { ...names, address },
        cause: `device:${device}`,
        at: clock.date(),
      });
  });

/** The browser and the system of a device; null for what it does not say. */
export const namesOf = (userAgent: string | null) => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
});

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
