import { type CallSpec, callerOf, pathParameters } from '@bellbird/contract/shared/call';
import { ErrorV1, ErrorV2 } from '@bellbird/contract/shared/envelope';
import { ERRORS, type ErrorCode } from '@bellbird/contract/shared/errors';
import { API_PREFIX, HEADER, PARTNER_SIGNATURE_HEADER } from '@bellbird/contract/shared/headers';
import { z } from 'zod';
import { GATEWAY_WEBHOOK_PATH } from '../payments/gateway-webhook.ts';

type Json = Record<string, unknown>;

/** The OpenAPI document, generated from the same calls as the routes. */
export function openApiDocument(calls: readonly CallSpec[], baseUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bellbird', version: '1', description: 'The control panel of a wedding marketplace in Australia.' },
    servers: [{ url: baseUrl + API_PREFIX }],
    paths: { ...paths, [GATEWAY_WEBHOOK_PATH]: gatewayWebhook(baseUrl) },
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: HEADER.accessToken },
        consumerKey: { type: 'apiKey', in: 'header', name: HEADER.consumerKey },
        gatewaySignature: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
        partnerSignature: {
          type: 'apiKey',
          in: 'header',
          name: PARTNER_SIGNATURE_HEADER,
          description:
            '`t=<seconds>,v2=<mac>`: the time of the call, at most five minutes off, and the HMAC-SHA256 in hex, keyed with the shared secret, over `<seconds>.<METHOD> <path>`, a line feed and the raw body. The path is as sent, with `/api` and the query.',
        },
      },
      schemas: { ErrorV1: schema(ErrorV1, 'output'), ErrorV2: schema(ErrorV2, 'output') },
    },
  };
}

/** What the payment gateway sends us, of vendors’ payments and of couples’ payments for quotes. */
function gatewayWebhook(baseUrl: string): Json {
  const events = [
    ['payment_intent.*', 'a charge was paid, has failed or needs a confirmation'],
    ['refund.*', 'a refund has failed after it was accepted'],
    ['charge.dispute.*', 'a payer’s bank questions a charge, or has decided'],
    ['payout.*', 'a payout of couples’ payments to a vendor is on its way, has arrived or has failed'],
    ['bank_transfer.received', 'a transfer to the marketplace’s account'],
  ];
  return {
    servers: [{ url: baseUrl }],
    post: {
      operationId: 'gateway.webhook',
      summary: 'An event of the payment gateway; it may come late, twice and in any order',
      description: `Only the event’s type and the id of its object are used: the object is read from the gateway as it is now.\n\n${events
        .map(([type, text]) => `- \`${type}\`: ${text}`)
        .join('\n')}`,
      tags: ['gateway'],
      'x-called-by': 'gateway',
      security: [{ gatewaySignature: [] }],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['id', 'type', 'data'],
              properties: {
                id: { type: 'string' },
                type: { type: 'string' },
                account: { type: 'string', description: 'The vendor’s account, for events of that account' },
                data: { type: 'object', properties: { object: { type: 'object', required: ['id'] } } },
              },
            },
            example: { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } },
          },
        },
      },
      responses: { 204: { description: 'Taken, or known already' }, 403: { description: 'Not signed by the gateway' } },
    },
  };
}

function operation(call: CallSpec): Json {
  const [domain = 'other'] = call.name.split('.');
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [domain],
    'x-access': call.access,
    'x-called-by': callerOf(call),
    ...security(call),
    parameters: [
      ...pathParameters(call.path).map((name) => parameter('path', name, call.params, true)),
      ...queryParameters(call),
      ...headers(call),
    ],
    ...requestBody(call),
    responses: { ...answers(call), ...conflicts(call), default: errorAnswer },
  };
}

function security({ access }: CallSpec): Json {
  if (access.kind === 'public') return {};
  return { security: [access.kind === 'partner' ? { partnerSignature: [] } : { accessToken: [], consumerKey: [] }] };
}

function parameter(place: string, name: string, object: z.ZodObject | undefined, required: boolean): Json {
  const shape = object?.shape as Record<string, z.ZodType> | undefined;
  return { in: place, name, required, schema: shape?.[name] ? schema(shape[name], 'input') : {} };
}

function queryParameters(call: CallSpec): Json[] {
  const shape = (call.query?.shape ?? {}) as Record<string, z.ZodType>;
  return Object.entries(shape).map(([name, type]) =>
    parameter('query', name, call.query, !type.safeParse(undefined).success),
  );
}

function headers(call: CallSpec): Json[] {
  const idempotency = {
    in: 'header',
    name: HEADER.idempotencyKey,
    required: false,
    schema: { type: 'string', minLength: 8 },
  };
  const version = { in: 'header', name: HEADER.errorVersion, required: false, schema: { enum: ['1', '2'] } };
  return call.idempotent ? [version, idempotency] : [version];
}

function requestBody(call: CallSpec): Json {
  if (call.files) {
    const body = call.body ? schema(call.body, 'input') : { type: 'object', properties: {} };
    const files = Object.fromEntries(
      Object.entries(call.files).map(([name, rule]) => [
        name,
        { type: 'string', contentMediaType: rule.mimeTypes.join(', '), 'x-rule': rule },
      ]),
    );
    return {
      requestBody: {
        content: {
          'multipart/form-data': { schema: { ...body, properties: { ...(body['properties'] as Json), ...files } } },
        },
      },
    };
  }
  return call.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: schema(call.body, 'input') } } } }
    : {};
}

function answers(call: CallSpec): Json {
  return Object.fromEntries(
    Object.entries(call.responses).map(([status, answer]) => {
      if (answer === 'blob') return [status, { description: 'A file', content: { '*/*': {} } }];
      if (answer === 'stream')
        return [status, { description: 'Server-sent events', content: { 'text/event-stream': {} } }];
      if (answer instanceof z.ZodVoid) return [status, { description: 'Done; nothing to read' }];
      return [
        status,
        { description: 'Success', content: { 'application/json': { schema: schema(answer as z.ZodType, 'output') } } },
      ];
    }),
  );
}

/** What a call itself can refuse, each with the text that people read. */
function conflicts({ fails }: CallSpec): Json {
  if (!fails) return {};
  const example = (code: ErrorCode) => ({ value: { code, message: ERRORS[code][1], errors: {} } });
  return {
    409: {
      description: `A conflict: ${fails.join(', ')}`,
      content: {
        'application/json': {
          schema: errorAnswer.content['application/json'].schema,
          examples: Object.fromEntries(fails.map((code) => [code, example(code)])),
        },
      },
    },
  };
}

const errorAnswer = {
  description: 'A failure: status 400, 401, 403, 404, 409, 413, 415, 422, 429, 500 or 503',
  content: {
    'application/json': {
      schema: { oneOf: [{ $ref: '#/components/schemas/ErrorV1' }, { $ref: '#/components/schemas/ErrorV2' }] },
    },
  },
};

function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return json;
}
