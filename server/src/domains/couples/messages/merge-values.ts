import { type MergeValues, fillMergeFields, mergeFieldsIn } from '@bellbird/contract/couples/messages';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { cleanHtmlToText, htmlToText } from '#platform/mail/plain-text.ts';
import { cleanHtml } from '#platform/mail/clean-html.ts';
import { firstNames } from './couple-names.ts';
import type { WritingFacts } from './writing.repository.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What stands for each field when this user writes to this couple. A field without a value is left out. */
export function mergeValues(facts: WritingFacts, marketplaceUrl: string): MergeValues {
  const day = facts.organization_date;
  const price = facts.deal_price ?? facts.item_price;
  const values: Record<string, string | number | null | undefined> = {
    'couple.names': facts.is_wedding ? firstNames(facts.couple_name) : facts.couple_name,
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

export type Written = { subject: string; html: string; text: string; unresolved: string[] };

/** A mail with its fields filled in, safe to send, and what could not be filled in. */
export function writeMail(
  given: { subject: string; body: string; withSignature: boolean },
  facts: WritingFacts,
  values: MergeValues,
): Written {
  const asHtml = (value: string) => escapeHtml(value).replaceAll('\n', '<br>');
  const subject = fillMergeFields(given.subject, values).replaceAll(/[\r\n]+/g, ' ');
  const body = fillMergeFields(given.body, values, asHtml);
  const hasOwnSignature = mergeFieldsIn(given.body).includes('signature');
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

/** A text message likewise: plain, and it says who writes. */
export function writeSms(
  body: string,
  facts: WritingFacts,
  values: MergeValues,
): { text: string; unresolved: string[] } {
  const filled = fillMergeFields(body, values);
  return { text: filled.trim(), unresolved: mergeFieldsIn(filled) };
}

/** What goes over the air: the sender's name first, and how to stop, once. */
export function smsOnTheWire(body: string, providerName: string, isFirst: boolean): string {
  return `${providerName}: ${body}${isFirst ? '\nReply STOP to opt out.' : ''}`;
}
