export type MarketplaceWeekTable = {
  week: string;
  requests: number;
  answered: number;
  quick: number;
  spam: number;
  median_minutes: number | null;
};

export type MarketplaceWeekPlaceTable = { week: string; category_id: number; city_id: number; requests: number };

export type VendorReminderTable = {
  provider_id: number;
  /** Where the team is. */
  day: string;
  staff_member_id: number;
  reminded_at: string;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    marketplace_weeks: MarketplaceWeekTable;
    marketplace_week_places: MarketplaceWeekPlaceTable;
    vendor_reminders: VendorReminderTable;
  }
}
