import { keepPreviousData } from '@tanstack/react-query';
import { dataOptions } from '#platform/query/call-options.ts';

/** The couples whose name, code, phone number or messages match. */
export const coupleSearchOptions = (coupleName: string) =>
  dataOptions(['leads', 'search', coupleName], 'GET /search/couple', {
    query: { coupleName },
    enabled: coupleName.length > 0,
    placeholderData: keepPreviousData,
  });
