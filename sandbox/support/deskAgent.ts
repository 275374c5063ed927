import type { Language } from '../../contract/constants';
import type { ChatRoom } from '../db/schema';
import { COLLEAGUE, deskOf } from './desks';
import { handingOver, introduction, noted, notUnderstood, greeting, topicIn } from './deskTopics';

type DeskLine = { author: string; text: string };
type Answered = Pick<ChatRoom, 'puzzled' | 'handedOver'> & { lines: DeskLine[] };

const HAND_OVER_AFTER = 2;

/** The greeting of the desk, by name when it is known. */
export const greetingOf = (
  { modelId, name }: Pick<ChatRoom, 'modelId' | 'name'>,
  language: Language,
): DeskLine => {
  const author = clerkOf(modelId, language);
  return { author, text: greeting(author, name)[language] };
};

/**
 * The desk's answer to a line, and the new state of the conversation: a caller who is not
 * understood twice in a row gets a colleague.
 */
export const answerOf = (
  { modelId, name, puzzled, handedOver }: ChatRoom,
  text: string,
  language: Language,
): Answered => {
  const clerk = handedOver ? COLLEAGUE[language] : clerkOf(modelId, language);
  const by = (author: string, said: Record<Language, string>): DeskLine => ({
    author,
    text: said[language],
  });

  const topic = topicIn(text);
  if (topic) return { lines: [by(clerk, topic)], puzzled: 0, handedOver };
  if (handedOver) return { lines: [by(clerk, noted)], puzzled: 0, handedOver };
  if (puzzled + 1 < HAND_OVER_AFTER)
    return { lines: [by(clerk, notUnderstood)], puzzled: puzzled + 1, handedOver };
  const colleague = COLLEAGUE[language];
  return {
    lines: [by(clerk, handingOver(colleague)), by(colleague, introduction(colleague, name))],
    puzzled: 0,
    handedOver: true,
  };
};

const clerkOf = (modelId: string, language: Language): string =>
  (deskOf(modelId)?.clerk ?? COLLEAGUE)[language];
