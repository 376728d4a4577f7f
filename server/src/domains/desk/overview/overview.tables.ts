export type MarketplaceWeekTable = {
  week: string;
  requests: number;
  answered: number;
  quick: number;
  spam: number;
  median_minutes: number | null;
};

export type MarketplaceWeekPlaceTable = { week: string; category_id: number; city_id: number; requests: number };

declare module '#platform/db/tables.ts' {
  interface Tables {
    marketplace_weeks: MarketplaceWeekTable;
    marketplace_week_places: MarketplaceWeekPlaceTable;
  }
}
