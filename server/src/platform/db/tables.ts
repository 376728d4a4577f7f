/**
 * Every table, gathered from the domains by declaration merging: a domain's `*.tables.ts` adds its own, so that
 * the platform knows none of them by name.
 */
export interface Tables {}
