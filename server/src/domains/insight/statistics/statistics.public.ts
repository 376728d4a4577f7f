export { countAdverts, countVisit } from './counting.service.ts';
export { type RecentVisits, findRecentVisits } from './recent-visits.service.ts';
