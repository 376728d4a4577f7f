/** The headers every call may carry. */
export const HEADER = {
  accessToken: 'x-access-token',
  consumerKey: 'x-consumer-key',
  language: 'accept-language',
  errorVersion: 'x-error-version',
  switchUser: 'switch-user',
  idempotencyKey: 'idempotency-key',
} as const;

/**
 * On the marketplace's own calls: `t=<seconds>,v2=<HMAC-SHA256 over "<seconds>.<METHOD> <path>\n<body>">` in hex. The
 * path is as it is sent, with `/api` and the query.
 */
export const PARTNER_SIGNATURE_HEADER = 'x-partner-signature';

export const ERROR_VERSIONS = ['1', '2'] as const;
export type ErrorVersion = (typeof ERROR_VERSIONS)[number];

/** The path of the API on the panel’s own origin. */
export const API_PREFIX = '/api';
