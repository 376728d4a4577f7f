import { pathTo } from '#platform/routing/paths.ts';

type Figure = { from: string; to: string; providerIds: readonly number[] };
type Target = { to: string; search: Record<string, string | string[]> };

/** The couples behind a number of requests: neither added by hand nor found to be spam, however long ago they asked. */
export function toRequests({ from, to, providerIds }: Figure): Target {
  return {
    to: pathTo('leads'),
    search: {
      createdAtStart: from,
      createdAtEnd: to,
      source: ['marketplace', 'app'],
      genuine: 'true',
      older: 'true',
      providerIds: providerIds.map(String),
    },
  };
}

/** The couples behind a number of deals. */
export function toDeals({ from, to, providerIds }: Figure): Target {
  return {
    to: pathTo('leads'),
    search: { agreedAtStart: from, agreedAtEnd: to, providerIds: providerIds.map(String) },
  };
}

/** The visits behind a number of visitors, of one source if given. */
export function toVisits({ from, to, providerIds }: Figure, source?: string): Target {
  const [provider, ...others] = providerIds;
  return {
    to: pathTo('visitStatistics'),
    search: {
      from,
      to,
      ...(provider !== undefined && others.length === 0 && { provider: String(provider) }),
      ...(source && { source }),
    },
  };
}
