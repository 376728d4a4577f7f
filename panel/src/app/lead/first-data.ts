import { leadOptions, notesOptions } from '#domains/couples/leads/detail/lead.queries.ts';
import { mergeValuesOptions, messagesOptions } from '#domains/couples/messages/messages.queries.ts';
import { leadQuoteOptions } from '#domains/couples/quotes/quotes.queries.ts';
import { configListOptions } from '#platform/config-lists/use-config-list.ts';
import type { FirstData } from '../first-data.ts';

/** What a couple's page asks the server for first. */
export const preloads: FirstData = ({ id }) => [
  leadOptions(id),
  notesOptions(id),
  mergeValuesOptions(id),
  leadQuoteOptions(id),
];

/** With the conversation, which comes in the same answer, and what this browser knows already. */
export const firstData: FirstData = (known) =>
  known.id > 0
    ? [
        ...preloads(known),
        messagesOptions(known.id),
        configListOptions('lead_status'),
        configListOptions('lead_process_state'),
        configListOptions('organization_type'),
      ]
    : [];
