import { and, asc, desc, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { announcementsQuerySchema, announcementsSchema } from '../../contract/platform';
import { roleOf } from '../../contract/roles';
import type { Database } from '../db/database';
import { announcements, banners, promotions, type User } from '../db/schema';
import { bannerAddress, promotionAddress } from './pictures';
import { figureOf } from './promotionFigures';

type Query = v.InferOutput<typeof announcementsQuerySchema>;

/** Who asks; `user` is null for a visitor. */
type Reader = {
  user: Pick<User, 'type'> | null;
  language: Language;
  /** On a break or excluded: nothing that invites to play. */
  isBlocked: boolean;
};

/**
 * Banners, notices, popups and promotions (spec §7 getAnnouncementContentV2); only the requested
 * types are filled. Players and agents get their own announcements, and everybody those with
 * `execution` B.
 */
export const announcementsFor = async (
  db: Database,
  { types, execution }: Query,
  { user, language, isBlocked }: Reader,
): Promise<v.InferOutput<typeof announcementsSchema>> => {
  const asked = new Set(types.split(','));
  const rows =
    asked.has('PL') || asked.has('PU')
      ? await db
          .select()
          .from(announcements)
          .where(
            and(
              inArray(announcements.audience, audiencesOf(user)),
              inArray(announcements.execution, EXECUTIONS[execution]),
            ),
          )
          .orderBy(desc(announcements.time))
      : [];
  const listed = (list: 'player' | 'popup') =>
    rows
      .filter((row) => row.list === list && !(isBlocked && row.promotionType !== null))
      .map(({ id, title, content, promotionType, execution: shown, time }) => ({
        id,
        title: title[language],
        content: content[language],
        promotionType,
        execution: shown,
        time: time.getTime(),
      }));
  const bannerRows =
    !isBlocked && (asked.has('B') || asked.has('H'))
      ? await db.select().from(banners).orderBy(asc(banners.position))
      : [];
  const promotionRows =
    !isBlocked && asked.has('PR')
      ? await db.select().from(promotions).orderBy(asc(promotions.position))
      : [];
  return {
    banners: bannerRows.map(({ id, title, alt, groupName, linkageType, url }) => ({
      id,
      imageUrl: bannerAddress(id, language),
      title: title[language],
      alt: alt?.[language] ?? null,
      groupName,
      linkageType,
      url,
    })),
    player: asked.has('PL') ? listed('player') : [],
    popup: asked.has('PU') ? listed('popup') : [],
    promotion: promotionRows.map(({ id, category, title, summary, content }) => ({
      id,
      category,
      title: title[language],
      summary: summary[language],
      content: content[language],
      imageUrl: promotionAddress(id),
      ...figureOf(id, language),
    })),
  };
};

/** The announcements that a request with this `execution` gets (spec §4 Popups). */
const EXECUTIONS = {
  A: ['A'],
  B: ['B'],
  F: ['A', 'F'],
} as const satisfies Record<Query['execution'], ReadonlyArray<Query['execution']>>;

const audiencesOf = (user: Reader['user']) => {
  if (!user) return ['everybody'] as const;
  return ['everybody', roleOf(user.type) === 'agent' ? 'agents' : 'players'] as const;
};
