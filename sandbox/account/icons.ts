import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { chosenIconSchema, memberIconsSchema } from '../../contract/member';
import { ICONS } from '../base/icons';
import type { Database } from '../db/database';
import { users, type User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';

/** The address of a picture; null for none, and for one that is no longer in the set. */
export const iconPath = (id: string | null): string | null =>
  ICONS.some((icon) => icon.id === id) ? `/media/icons/${id}.svg` : null;

/** The pictures that a person can choose from, and the one chosen. */
export const iconsOf = (
  { icon }: Pick<User, 'icon'>,
  language: Language,
): v.InferOutput<typeof memberIconsSchema> => ({
  icon: iconPath(icon) === null ? null : icon,
  icons: ICONS.map(({ id, name }) => ({
    id,
    name: name[language],
    path: `/media/icons/${id}.svg`,
  })),
});

/** Chooses a picture of the set, or takes it away. */
export const chooseIcon = async (
  db: Database,
  userId: string,
  icon: string | null,
): Promise<Answer<v.InferOutput<typeof chosenIconSchema>>> => {
  if (icon !== null && iconPath(icon) === null)
    return refused((words) => words.iconUnknown, { reason: 'iconUnknown' });
  await db.update(users).set({ icon }).where(eq(users.id, userId));
  return accepted({ icon: iconPath(icon) });
};
