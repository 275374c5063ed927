import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoints';
import type { PayloadCipher } from '../cipher/payloadCipher';
import { CallFault } from './callFault';

/**
 * The request as its row wants it. A request that does not fit is never sent. Where all that is
 * wrong is the length of a text, a person typed it; everything else is our bug, and rejects as a
 * fault.
 */
export const parsedRequest = <TRequest extends v.GenericSchema>(
  { id, request }: Endpoint<TRequest, v.GenericSchema>,
  input: v.InferInput<TRequest>,
): v.InferOutput<TRequest> => {
  const parsed = v.safeParse(request, input);
  if (!parsed.success)
    throw new CallFault(parsed.issues.every(isTooLong) ? 'tooLong' : 'fault', id);
  return parsed.output;
};

type Content = {
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | URLSearchParams;
};

/** Where a row's request travels: query, JSON, form or sealed. */
export const contentOf = async (
  endpoint: Endpoint,
  request: unknown,
  cipher: Pick<PayloadCipher, 'seal'>,
): Promise<Content> => {
  const fields = (request ?? {}) as Record<string, unknown>;
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { query: fields };
  if (endpoint.enc) return { body: await sealed(endpoint, fields, cipher) };
  return { body: endpoint.form ? new URLSearchParams(textsOf(fields)) : fields };
};

/** Path and query of an `upload` row. */
export const addressOf = ({ path }: Pick<Endpoint, 'path'>, request: unknown): string =>
  `${path}?${new URLSearchParams(textsOf((request ?? {}) as Record<string, unknown>)).toString()}`;

const sealed = async (
  { id, method, path }: Endpoint,
  fields: object,
  cipher: Pick<PayloadCipher, 'seal'>,
) => {
  try {
    return await cipher.seal(method, path, fields);
  } catch (error) {
    throw error instanceof CallFault ? error : new CallFault('fault', id);
  }
};

const isTooLong = ({ type, input }: v.BaseIssue<unknown>) =>
  type === 'max_length' && typeof input === 'string';

const textsOf = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
