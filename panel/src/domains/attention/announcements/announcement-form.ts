import { NewAnnouncement } from '@bellbird/contract/attention/announcements';
import { Day } from '@bellbird/contract/shared/fields';
import { z } from 'zod';

const { channel, segment, texts, linkPath } = NewAnnouncement.shape;

/** The moment is a day and an hour; without a day it is now. */
export const AnnouncementForm = z.object({
  channel,
  segment,
  texts,
  linkPath: linkPath.or(z.literal('')),
  day: Day.or(z.literal('')),
  hour: z.int(),
});
