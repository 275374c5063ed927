import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../../base/clock';
import type { Database } from '../../db/database';
import { captchas } from '../../db/schema';
import type { SettingsStore } from '../../kit/settings';
import { drawCaptcha, type DrawCaptcha } from './captchaPicture';
import type { Captchas } from '../../kit/services';

const LIFETIME = 5 * 60_000;

/** Creates the captchas; their texts are stored in the database. */
export const createCaptchas = (
  db: Database,
  clock: Clock,
  settings: SettingsStore,
  draw: DrawCaptcha = drawCaptcha,
): Captchas => ({
  draw: async (key) => {
    const { text, png } = await draw(settings.current().captcha.text);
    const value = { answer: text.toLowerCase(), expiresAt: clock.date(LIFETIME) };
    await db.delete(captchas).where(lt(captchas.expiresAt, clock.date()));
    await db
      .insert(captchas)
      .values({ key, ...value })
      .onConflictDoUpdate({ target: captchas.key, set: value });
    return png.toString('base64');
  },
  isRight: async (key, answer, on = db) => {
    if (!key || !answer) return false;
    const [spent] = await on.delete(captchas).where(eq(captchas.key, key)).returning();
    return (
      spent !== undefined &&
      spent.expiresAt.getTime() >= clock.now() &&
      spent.answer === answer.trim().toLowerCase()
    );
  },
});
