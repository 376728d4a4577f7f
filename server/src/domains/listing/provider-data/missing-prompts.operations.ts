import { MISSING_DATA_AGAIN_DAYS } from '@bellbird/contract/shared/limits';
import type { MissingData } from '@bellbird/contract/listing/provider-data';
import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { addDays } from '#platform/time/calendar.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompts, completeSubjects } from '#domains/attention/prompts/prompts.public.ts';
import type { Of } from './answers.repository.ts';
import { wasToldSince } from './missing-prompts.repository.ts';

/** Puts what a listing lacks on the to-do list, and ticks it off when nothing does any more. */
export async function updateMissingPrompt(tx: Tx, of: Of, lacks: readonly string[], at: Date): Promise<void> {
  const { customerId, providerId } = of;
  if (lacks.length === 0) {
    const changed = await completeSubjects(tx, 'missing_data', [providerId], at.toISOString());
    if (changed.length > 0) await notifyTeam(tx, of, { kind: 'prompts' });
    return;
  }
  if (await wasToldSince(tx, of, addDays(at, -MISSING_DATA_AGAIN_DAYS).toISOString())) return;
  await addPrompts(tx, [
    {
      customer_id: customerId,
      provider_id: providerId,
      type: 'missing_data',
      subject_id: providerId,
      title: 'Complete your listing',
      body_html: `<p>Still missing: ${escapeHtml(shorten(lacks))}.</p>`,
      link_path: `/providers/${providerId}/info`,
      link_text: 'Complete the listing',
      created_at: at.toISOString(),
    },
  ]);
  await notifyTeam(tx, of, { kind: 'prompts' });
}

const NAMED = 4;

/** The first few; the page itself marks them all. */
function shorten(lacks: readonly string[]): string {
  const more = lacks.length - NAMED;
  return `${lacks.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What is missing, in words: the labels of the questions, then prices and capacities. */
export function describeMissing(missing: MissingData, labels: ReadonlyMap<number, string>): string[] {
  const { forms, customerSpaces, catalogs } = missing;
  return [
    ...forms.map(({ id, fieldName }) => labels.get(id) ?? fieldName),
    ...customerSpaces.map(({ name }) => `capacity of ${name}`),
    ...(catalogs.insert ? ['prices'] : []),
    ...(catalogs.update.length > 0 ? ['prices that are up to date'] : []),
  ];
}
