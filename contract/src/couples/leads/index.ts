export * from './couples.calls.ts';
export * from './deals.calls.ts';
export * from './lead-channels.ts';
export * from './lead-days.calls.ts';
export * from './lead-status.ts';
export * from './lead-steps.calls.ts';
export * from './leads.calls.ts';
export * from './weddings.calls.ts';
