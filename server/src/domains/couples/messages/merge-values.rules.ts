import { type MergeValues, fillMergeFields, mergeFieldsIn } from '@bellbird/contract/couples/messages';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { cleanHtmlToText, htmlToText } from '#platform/mail/plain-text.ts';
import { cleanHtml } from '#platform/mail/clean-html.ts';
import { toGreetingNames } from './couple-names.rules.ts';
import type { WritingFacts } from './writing.repository.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The value of each merge field for this user and couple. Fields without a value are left out. */
export function toMergeValues(facts: WritingFacts, marketplaceUrl: string): MergeValues {
  const day = facts.organization_date;
  const price = facts.deal_price ?? facts.item_price;
  const values: Record<string, string | number | null | undefined> = {
    'couple.names': toGreetingNames(facts),
    'couple.code': facts.extension_number,
    'wedding.date': day && day.split('-').toReversed().join('.'),
    'wedding.weekday': day && WEEKDAYS[new Date(day).getUTCDay()],
    guests: facts.guests,
    city: facts.place || facts.city_name,
    'provider.name': facts.provider_name,
    'provider.phone': facts.provider_phone,
    'provider.link': `${marketplaceUrl}/${facts.provider_slug}`,
    'item.name': facts.item_name,
    price: price === null ? null : `A$${price.toLocaleString('en-AU')}`,
    'user.name': facts.user_name,
    signature: facts.signature && htmlToText(facts.signature),
  };
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export type FilledMail = { subject: string; html: string; text: string; unresolved: string[] };

/** A mail with its fields filled in and its HTML cleaned, and the fields that have no value. */
export function fillMail(
  given: { subject: string; body: string; withSignature: boolean },
  facts: WritingFacts,
  values: MergeValues,
): FilledMail {
  const asHtml = (value: string) => escapeHtml(value).replaceAll('\n', '<br>');
  const written = joinMergeFields(given.body);
  const subject = fillMergeFields(given.subject, values).replaceAll(/[\r\n]+/g, ' ');
  const body = fillMergeFields(written, values, asHtml);
  const hasOwnSignature = mergeFieldsIn(written).includes('signature');
  const signed =
    given.withSignature && facts.signature && !hasOwnSignature ? `${body}<p>--</p>${facts.signature}` : body;
  const html = cleanHtml(signed);
  return {
    subject: subject || `Your request to ${facts.provider_name}`,
    html,
    text: cleanHtmlToText(html),
    unresolved: [...new Set([...mergeFieldsIn(subject), ...mergeFieldsIn(body)])],
  };
}

const TAG = /<[^<>]{0,300}>/g;

/** Text that was pasted, or bold in part, has tags inside of a field’s braces. They go behind it. */
function joinMergeFields(html: string): string {
  return html.replaceAll(
    /\{(?:<[^<>]{0,300}>){0,5}\{(?:[^{}<>]|<[^<>]{0,300}>){1,60}\}(?:<[^<>]{0,300}>){0,5}\}/g,
    (field) => {
      const tags = field.match(TAG)?.join('') ?? '';
      return field.replaceAll(TAG, '').replaceAll('&nbsp;', ' ') + tags;
    },
  );
}

/** The same for a text message. */
export function fillSms(
  body: string,
  facts: WritingFacts,
  values: MergeValues,
): { text: string; unresolved: string[] } {
  const filled = fillMergeFields(body, values);
  return { text: filled.trim(), unresolved: mergeFieldsIn(filled) };
}
