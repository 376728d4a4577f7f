export * from './referrals.calls.ts';
