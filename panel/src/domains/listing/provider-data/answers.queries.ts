import { dataOptions } from '#platform/query/call-options.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The questions change only with a release. */
export const formsOptions = dataOptions(['provider-forms'], 'GET /provider-forms', { staleTime: DAY_MS });

export const answersOptions = (providerId: number) =>
  dataOptions(['provider-data', providerId, 'forms'], 'GET /provider-data/{providerId}/forms', {
    params: { providerId },
    staleTime: 0,
  });
