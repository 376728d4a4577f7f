import type { Tx } from '#platform/db/db.ts';
import { buildFollowedCalendar } from '#domains/listing/calendar/calendar.factory.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import type { WattleCreek } from './wattle-creek-estate.ts';

/** A calendar that the sandbox serves; its address is encrypted already. */
export type OutsideCalendar = { address: string; host: string };

type Given = Pick<WattleCreek, 'customerId' | 'providers'> & {
  outsideCalendar: OutsideCalendar | undefined;
  now: Date;
};

/** The photographer follows her own calendar. It is read again with the others, a few minutes after the start. */
export async function demoFollowedCalendar(tx: Tx, { customerId, providers, outsideCalendar, now }: Given) {
  if (!outsideCalendar) return;
  const day = (days: number) => dayIn(addDays(now, days), 'Australia/Sydney');
  await buildFollowedCalendar(
    tx,
    {
      customer_id: customerId,
      provider_id: providers.photographer,
      ...outsideCalendar,
      name: 'Google',
      next_read_at: now.toISOString(),
      read_at: now.toISOString(),
    },
    [20, 21].map((days) => ({ day: day(days), title: 'Family weekend' })),
  );
}
