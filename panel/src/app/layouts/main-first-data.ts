import { promptCountOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { leadCountsOptions } from '#domains/couples/leads/leads.queries.ts';

/** The counts in the navigation: one call, whose answer both queries share. */
export const firstData = () => [leadCountsOptions({}), promptCountOptions];
