import { PROMPT_TYPE_NAMES, type PromptType, pageOfPrompt } from '@bellbird/contract/attention/prompts';
import { type Member, providersFor } from '#platform/auth/caller.ts';

/** Which prompts a member sees: pairs of provider and type. */
export function promptAudience(caller: Member, wanted: { types?: readonly PromptType[]; providerId?: number } = {}) {
  const pairs = (wanted.types ?? PROMPT_TYPE_NAMES).flatMap((type) => {
    const page = pageOfPrompt(type);
    const providers = page ? providersFor(caller, page) : caller.links.map((link) => link.providerId);
    return providers.map((providerId) => ({ providerId, type }));
  });
  const kept = pairs.filter((pair) => wanted.providerId === undefined || pair.providerId === wanted.providerId);
  return {
    customerId: caller.customerId,
    customerUserId: caller.customerUserId,
    providerIds: kept.map((pair) => pair.providerId),
    types: kept.map((pair) => pair.type as string),
    readers: providersFor(caller, 'leads'),
    payers: providersFor(caller, 'payments'),
  };
}
