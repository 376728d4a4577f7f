export * from './lead-status.ts';
export * from './leads.calls.ts';
