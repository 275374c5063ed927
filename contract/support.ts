import * as v from 'valibot';
import { CHAT_TEXT_LIMIT, FEEDBACK_LIMIT } from './constants';
import { filledSchema, languageSchema } from './scalars';

/**
 * Help centre, spec §7 getHelpV2 (`lang`, device WEB). `term` is what `/help#term` names; `content`
 * is CMS HTML.
 */
export const helpQuerySchema = v.object({ lang: languageSchema, device: v.literal('WEB') });
/** The help centre: topics with their articles. */
export const helpSchema = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    articles: v.array(v.object({ term: v.string(), title: v.string(), content: v.string() })),
  }),
);
export type HelpTopic = v.InferOutput<typeof helpSchema>[number];

/**
 * Feedback, spec §5: its length is bounded by the platform, and never above the limit of spec §9;
 * "words" are characters.
 */
export const feedbackBoundsSchema = v.object({
  minimum: v.pipe(v.number(), v.integer()),
  maximum: v.pipe(v.number(), v.integer(), v.maxValue(FEEDBACK_LIMIT)),
});
export type FeedbackBounds = v.InferOutput<typeof feedbackBoundsSchema>;
/** Feedback, at most `FEEDBACK_LIMIT` characters (spec §5 Form rules). */
export const feedbackSchema = v.object({
  content: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((content) => [...content].length <= FEEDBACK_LIMIT),
  ),
});

/** Live chat, spec §7 CBS_modelList: the support desks. */
export const chatModelsSchema = v.array(
  v.object({ modelId: v.string(), name: v.string(), isOnline: v.boolean() }),
);
export type ChatModel = v.InferOutput<typeof chatModelsSchema>[number];
/** The desk that a chat is opened with. */
export const launchChatSchema = v.object({ modelId: filledSchema, language: languageSchema });
/**
 * `chatUrl` is a stream of server-sent events (assumed), which opens with a ticket. `room` names
 * the room in bodies and never in an address: for a guest, it is the room's token.
 */
export const chatRoomSchema = v.object({ room: v.string(), chatUrl: v.string() });
/** The room to listen to. */
export const chatTicketSchema = v.object({ room: filledSchema });
/** What opens the stream once: `?ticket=`. */
export const chatTicketAnswerSchema = v.object({ ticket: v.string() });
/** `clientId`: a message that is sent again appears once. */
export const chatSendSchema = v.object({
  room: filledSchema,
  clientId: filledSchema,
  text: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((text) => [...text].length <= CHAT_TEXT_LIMIT),
  ),
});
/**
 * One message of the chat in the stream. The event's id is `id`, so that a broken stream continues
 * where it stopped.
 */
export const chatMessageSchema = v.object({
  id: v.string(),
  clientId: v.nullable(v.string()),
  from: v.picklist(['me', 'desk']),
  author: v.string(),
  text: v.string(),
  time: v.number(),
});
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;
