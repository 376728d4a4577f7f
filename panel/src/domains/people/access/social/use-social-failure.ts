import type { SocialType } from '@bellbird/contract/shared/social';
import { useTranslation } from '#texts/use-translation.ts';
import { SOCIAL_NAMES } from '@bellbird/contract/shared/social';
import type { ApiFailure } from '#platform/api/api-failure.ts';

const KNOWN = new Set(['social_not_connected', 'social_attempt_over', 'social_refused', 'social_unreachable']);

/** The error text of a failed social sign-in, with the provider’s name. */
export function useSocialFailure() {
  const { t } = useTranslation('access');
  return ({ code, message }: ApiFailure, type: SocialType): string => {
    return KNOWN.has(code) ? t(`social.${code}`, { name: SOCIAL_NAMES[type] }) : message;
  };
}
