import type { Generated, GeneratedAlways } from 'kysely';

/** How visitors reach a provider's page. */
export type VisitSource = 'search' | 'gallery' | 'offer' | 'item' | 'catalog' | 'direct' | 'advertisement';

export type ProviderVisitTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  couple_id: number | null;
  visited_at: string;
  day: string;
  source: Generated<VisitSource>;
  page: Generated<string>;
  visitor: string;
  is_first: boolean;
};

type BySource = { [Source in VisitSource as `from_${Source}`]: Generated<number> };

export type ProviderDayTable = BySource & {
  customer_id: number;
  provider_id: number;
  day: string;
  views: Generated<number>;
  visitors: Generated<number>;
  adverts_shown: Generated<number>;
  adverts_clicked: Generated<number>;
};

export type ProviderMonthTable = {
  provider_id: number;
  month: string;
  visitors: number;
  requests: number;
  won: number;
  deals: number;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    provider_visits: ProviderVisitTable;
    provider_days: ProviderDayTable;
    provider_months: ProviderMonthTable;
  }
}
