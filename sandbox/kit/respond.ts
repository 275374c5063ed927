import type { Context } from 'hono';
import type { Language } from '../../contract/constants';
import { HEADERS } from '../../contract/endpoints';
import { languageOf, wordsOf, type Sentence } from '../words';
import { refused, type Answer } from './answer';

/** An answer as it was sent: HTTP status and envelope. */
export type Sent = { status: number; body: unknown };
/** An answer before it is sent. */
export type Outgoing = Sent & { headers?: Record<string, string> };

/** The HTTP response of an answer. */
export const respond = ({ status, body, headers }: Outgoing): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

/** The envelope of an answer, in the caller's language. */
export const envelope = (answer: Answer<unknown>, language: Language): Outgoing => {
  const words = wordsOf(language);
  switch (answer.kind) {
    case 'accepted':
      return { status: 200, body: { success: true, value: answer.value ?? null, message: null } };
    case 'refused':
      return {
        status: 200,
        body: { success: false, value: answer.detail, message: answer.sentence(words) },
      };
    case 'unauthorised':
      return {
        status: 401,
        body: {
          success: false,
          value: answer.reason ? { reason: answer.reason } : null,
          message: answer.reason ? words.loggedOutIdle : words.notLoggedIn,
        },
      };
    case 'tooMany':
      return {
        status: 429,
        body: {
          success: false,
          value: { reason: 'tooManyRequests' },
          message: words.tooManyRequests,
        },
        headers: { 'Retry-After': String(answer.retryAfterSeconds) },
      };
  }
};

/** The language that a request asks for. */
export const callerLanguage = (c: Context): Language => languageOf(c.req.header(HEADERS.language));

/** A refusal outside of any row: unknown paths, malformed requests, and faults of the platform. */
export const refuseAs = (c: Context, status: number, sentence: Sentence): Response =>
  respond({ ...envelope(refused(sentence), callerLanguage(c)), status });
