export * from './answer-goal.ts';
export * from './overview.calls.ts';
export * from './request-lists.ts';
