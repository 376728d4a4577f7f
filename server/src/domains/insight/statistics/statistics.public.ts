export { countAdverts, recordVisit } from './counting.operations.ts';
export { type RecentVisits, findRecentVisits } from './recent-visits.operations.ts';
