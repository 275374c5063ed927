import { feedbacks } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import type { LiveSession } from '../kit/row';

/**
 * Stores the feedback of a member or a guest, within the bounds of the settings (spec §5 Feedback:
 * words are characters).
 */
export const takeFeedback = async (
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  given: string,
  session: LiveSession | null,
): Promise<Answer<null>> => {
  const { minimum, maximum } = settings.current().feedback;
  const content = given.trim();
  if (content === '') return refused((words) => words.feedbackBlank, { reason: 'feedbackLength' });
  const { length } = [...content];
  if (length < minimum || length > maximum) {
    return refused((words) => words.feedbackLength(minimum, maximum), { reason: 'feedbackLength' });
  }
  await db
    .insert(feedbacks)
    .values({ userId: session?.user.id ?? null, content, writtenAt: clock.date() });
  return accepted(null);
};
