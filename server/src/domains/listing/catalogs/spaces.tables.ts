import type { Generated, GeneratedAlways } from 'kysely';

export type CustomerSpaceTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  name: string;
  type: 'indoor' | 'outdoor' | 'both';
  meal_capacity: number | null;
  cocktail_capacity: number | null;
  position: Generated<number>;
  version: Generated<number>;
  created_at: Generated<string>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    customer_spaces: CustomerSpaceTable;
  }
}
