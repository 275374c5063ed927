import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { CIPHER_ALG, CIPHER_ENC, cipherEnvelopeSchema } from '../../contract/cipher';
import { CIPHER_CLOCK_WINDOW_SECONDS, CLIENT_TYPE, LANGUAGES } from '../../contract/constants';
import { endpoints, HEADERS, type Endpoint } from '../../contract/endpoints';
import { envelopeOf } from '../../contract/envelope';

type Json = { [key: string]: unknown };
type Parameter = { name: string; in: 'query'; required: boolean; schema: unknown };

/**
 * The wire format as JSON Schema 2020-12 (the dialect of OpenAPI 3.1); transformations such as trim
 * have no schema.
 */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _dialect, ...shape } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return shape;
}

const anything = v.unknown();

/** The whole endpoint table as an OpenAPI 3.1 document. */
export function toOpenApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Croupier wire contract',
      version,
      description:
        'Every call between the front end and its platform. Every answer is an envelope ' +
        '{success, value, message}; a business refusal is HTTP 200 with success false and ' +
        "a message in the caller's language.",
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The session token that a login answers.',
        },
      },
      parameters: {
        language: {
          name: HEADERS.language,
          in: 'header',
          schema: { type: 'string', enum: [...LANGUAGES] },
          description: 'Language of messages. MY is Burmese.',
        },
        merchant: {
          name: HEADERS.merchant,
          in: 'header',
          schema: { type: 'string' },
          description: 'The merchant code, a fixed configured value.',
        },
        clientType: {
          name: HEADERS.clientType,
          in: 'header',
          schema: { type: 'integer', const: CLIENT_TYPE },
        },
        idempotencyKey: {
          name: HEADERS.idempotencyKey,
          in: 'header',
          required: true,
          schema: { type: 'string' },
          description: 'One per intended write; a re-send after a lost answer carries the same.',
        },
      },
      responses: {
        badRequest: { description: 'The Idempotency-Key is missing.' },
        noSession: { description: 'No session, or a dead one.' },
        underWay: { description: 'The first write with this key is still under way.' },
        keyReused: { description: 'The same key came with another body.' },
        tooMany: {
          description: 'Too many requests.',
          headers: {
            'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' },
          },
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const ref = (kind: 'parameters' | 'responses', name: string) => ({
    $ref: `#/components/${kind}/${name}`,
  });
  return {
    operationId: endpoint.id,
    tags: [tagOf(endpoint.path)],
    description: descriptionOf(endpoint),
    security:
      endpoint.token === 'required'
        ? [{ token: [] }]
        : endpoint.token === 'optional'
          ? [{}, { token: [] }]
          : [],
    parameters: [
      ref('parameters', 'language'),
      ref('parameters', 'merchant'),
      ref('parameters', 'clientType'),
      ...(endpoint.idempotent ? [ref('parameters', 'idempotencyKey')] : []),
      ...(hasBody || !endpoint.request ? [] : queryOf(endpoint.request)),
    ],
    ...(hasBody ? { requestBody: bodyOf(endpoint) } : {}),
    responses: {
      200: {
        description: 'The envelope.',
        content: {
          'application/json': { schema: schemaOf(envelopeOf(endpoint.response ?? anything)) },
        },
      },
      ...(endpoint.idempotent
        ? {
            400: ref('responses', 'badRequest'),
            409: ref('responses', 'underWay'),
            422: ref('responses', 'keyReused'),
          }
        : {}),
      ...(endpoint.token === 'none' ? {} : { 401: ref('responses', 'noSession') }),
      429: ref('responses', 'tooMany'),
    },
  };
}

/** The second segment is the subject of a call; a version before it is not. */
const tagOf = (path: string): string =>
  path.split('/').filter((segment) => !/^v\d+$/.test(segment))[2] ?? 'wire';

function descriptionOf({ spec, assumed, request, response, enc }: Endpoint): string {
  return [
    `Source: ${spec}.`,
    assumed && `Assumed, to be checked against the platform: ${assumed}.`,
    enc &&
      `The body travels sealed: compact JWE, ${CIPHER_ALG} on P-256, ${CIPHER_ENC}, kid in ` +
        `the header; jti accepted once, iat within ±${CIPHER_CLOCK_WINDOW_SECONDS} s, only ` +
        'for this method and path.',
    !(request && response) && 'No flow calls it yet, so its shapes are open.',
  ]
    .filter(Boolean)
    .join(' ');
}

function queryOf(request: v.GenericSchema): Parameter[] {
  const { properties, required } = schemaOf(request) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
  }));
}

function bodyOf({ enc, form, request }: Endpoint): Json {
  const plain = request ? schemaOf(request) : {};
  if (!enc)
    return {
      required: request !== null,
      content: {
        [form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: plain },
      },
    };
  const envelope = schemaOf(cipherEnvelopeSchema);
  const sealed = {
    type: 'string',
    description: 'Compact JWE over the envelope.',
    contentMediaType: 'application/jose',
    contentSchema: {
      ...envelope,
      properties: { ...(envelope['properties'] as Json), body: plain },
    },
  };
  return {
    required: true,
    content: {
      'application/json': {
        schema: { type: 'object', properties: { payload: sealed }, required: ['payload'] },
      },
    },
  };
}
