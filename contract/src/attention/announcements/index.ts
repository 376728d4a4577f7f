export * from './announcement-status.ts';
export * from './announcements.calls.ts';
