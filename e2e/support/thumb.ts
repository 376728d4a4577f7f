import type { Locator } from '@playwright/test';

/** Counts what a thumb does: taps, and fields that are filled in. Going into a field belongs to filling it in. */
export class Thumb {
  taps = 0;
  fields = 0;

  async tap(goal: Locator): Promise<void> {
    await goal.tap();
    this.taps += 1;
  }

  async fill(field: Locator, value: string): Promise<void> {
    await field.fill(value);
    this.fields += 1;
  }
}
