export { deleteEventsOfSpace } from './calendar.repository.ts';
