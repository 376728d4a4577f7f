export type { Adverts, Visit } from './couple-events.service.ts';
