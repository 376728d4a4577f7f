import type { Page } from '../../shared/access.ts';

/**
 * The kinds of prompt. A new kind is a line here and a name in `prompts.en.json`. `bell`: also shown in the top bar’s
 * bell. `page`: only for users who manage that page of the provider.
 */
export const PROMPT_TYPES = {
  notification: { bell: true },
  reminder: { bell: true, page: 'leads' },
  quick_offer: { bell: false, page: 'leads' },
  quote: { bell: true, page: 'leads' },
  missing_data: { bell: false, page: 'info' },
  payment: { bell: true, page: 'payments' },
  prices: { bell: true, page: 'catalogs' },
  package: { bell: true, page: 'payments' },
} as const satisfies Record<string, { bell: boolean; page?: Page }>;

export type PromptType = keyof typeof PROMPT_TYPES;

export const PROMPT_TYPE_NAMES = Object.keys(PROMPT_TYPES) as [PromptType, ...PromptType[]];

export const BELL_TYPES = PROMPT_TYPE_NAMES.filter((type) => PROMPT_TYPES[type].bell);

/** The provider’s page that a kind belongs to; undefined if everybody linked to the provider sees it. */
export function pageOfPrompt(type: PromptType): Page | undefined {
  const facts: { bell: boolean; page?: Page } = PROMPT_TYPES[type];
  return facts.page;
}
