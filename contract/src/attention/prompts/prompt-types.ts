import type { Page } from '../../shared/access.ts';

/**
 * The kinds of prompt. A new one is a line here and its name in the panel's texts (`prompts.en.json`, `type.…`).
 * `bell`: the bell of the top bar shows it too. `page`: only who manages that page of the provider is asked.
 */
export const PROMPT_TYPES = {
  notification: { bell: true },
  reminder: { bell: true, page: 'leads' },
  quick_offer: { bell: false, page: 'leads' },
  missing_data: { bell: false, page: 'info' },
  payment: { bell: true, page: 'payments' },
  prices: { bell: true, page: 'catalogs' },
  package: { bell: true, page: 'payments' },
} as const satisfies Record<string, { bell: boolean; page?: Page }>;

export type PromptType = keyof typeof PROMPT_TYPES;

export const PROMPT_TYPE_NAMES = Object.keys(PROMPT_TYPES) as [PromptType, ...PromptType[]];

export const BELL_TYPES = PROMPT_TYPE_NAMES.filter((type) => PROMPT_TYPES[type].bell);

/** Which page of the provider a kind belongs to; undefined where everybody linked to it is asked. */
export function pageOfPrompt(type: PromptType): Page | undefined {
  const facts: { bell: boolean; page?: Page } = PROMPT_TYPES[type];
  return facts.page;
}
