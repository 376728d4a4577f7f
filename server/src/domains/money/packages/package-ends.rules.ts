import { escapeHtml } from '#platform/mail/escape-html.ts';
import { shownDay } from '#platform/time/calendar.ts';

type EndingPackage = {
  id: number;
  customer_id: number;
  package_name: string;
  date_end: string;
  days_before: 30 | 7 | 0;
};

/** The prompt that a package ends soon, or has ended. */
export function describeEnd({ id, customer_id, package_name, date_end, days_before }: EndingPackage, now: Date) {
  const day = shownDay(date_end);
  const name = escapeHtml(package_name);
  const hasEnded = days_before === 0;
  return {
    customer_id,
    provider_id: id,
    type: 'package',
    title: hasEnded ? `Your package ended on ${day}` : `Your package ends on ${day}`,
    body_html: hasEnded
      ? `<p>Your listing is now on the limited package. Renew <b>${name}</b> to see every couple who contacts you.</p>`
      : `<p>Renew <b>${name}</b> to keep seeing every couple who contacts you. We’ll add the days you have left.</p>`,
    link_path: `/providers/${id}/payments?tab=packages`,
    link_text: 'See packages',
    created_at: now.toISOString(),
  };
}
