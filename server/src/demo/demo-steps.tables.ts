import type { ColumnType } from 'kysely';

/** What a step leaves for later ones: plain values only. */
export type StepResult = Readonly<Record<string, unknown>>;

declare module '#platform/db/tables.ts' {
  interface Tables {
    demo_steps: { name: string; result: ColumnType<StepResult, string, never> };
  }
}
