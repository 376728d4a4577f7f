import type { SocialType } from '@bellbird/contract/shared/social';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { SOCIAL_NAMES } from '@bellbird/contract/shared/social';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { type SocialReturn, readSocialReturn } from '#platform/routing/social-return.ts';
import { finishSocial } from './social.queries.ts';
import { type NextStep, type OnNext, type WayIn, enter } from '../login/sign-in.ts';
import { takeRedirectUrl } from './oauth-redirect.ts';
import { useSocialFailure } from './use-social-failure.ts';

export type Progress =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'halfWay'; readonly wayIn: WayIn; readonly step: NextStep; readonly onNext: OnNext };

/** Completes a social sign-in. What came back is sent once and removed from the URL at once. */
export function useSocialReturn(type: SocialType): Progress {
  const { t } = useTranslation('access');
  const sentence = useSocialFailure();
  const navigate = useNavigate();
  const [returned] = useState(() => readSocialReturn(location));
  const [progress, setProgress] = useState<Progress>(() =>
    typeof returned === 'object'
      ? { kind: 'working' }
      : {
          kind: 'failed',
          why: t(returned ? 'social.cancelled' : 'social.nothing', { name: SOCIAL_NAMES[type] }),
        },
  );
  const isSent = useRef(false);
  const goOn: OnNext = (wayIn, step) => setProgress({ kind: 'halfWay', wayIn, step, onNext: goOn });

  const finish = async ({ token, state, iss }: SocialReturn) => {
    const wayIn: WayIn = (customerId) => finishSocial(type, customerId ? { state, customerId } : { token, state, iss });
    try {
      const step = await enter(wayIn);
      if (step) goOn(wayIn, step);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProgress({ kind: 'failed', why: sentence(error, type) });
    }
  };

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const way = new URLSearchParams(location.search).get('way') ?? undefined;
    const search = { way, redirectUrl: takeRedirectUrl() };
    void navigate({ to: '.', search, replace: true });
    if (typeof returned === 'object') void finish(returned);
  });

  return progress;
}
