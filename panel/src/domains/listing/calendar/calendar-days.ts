import type {
  CalendarAppointment,
  CalendarCouple,
  CalendarEvent,
  FollowedDay,
} from '@bellbird/contract/listing/calendar';
import type { Space } from './slots.ts';

/** What is known about the days of a month, wherever they are shown. */
export type CalendarDays = {
  today: string;
  spaces: readonly Space[];
  weddingsPerDay: number;
  events: readonly CalendarEvent[];
  couples: readonly CalendarCouple[];
  visits: readonly CalendarAppointment[];
  zone: string;
  followed: readonly FollowedDay[];
};
