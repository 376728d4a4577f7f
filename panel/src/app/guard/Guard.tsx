import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { session } from '#platform/session/current-session.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import type { CurrentRoute } from '../current-route.ts';
import { LayoutSkeleton } from '../layouts/LayoutSkeleton.tsx';
import { RetryScreen } from '../RetryScreen.tsx';
import { decide } from './decide.ts';

/** Shows a page only to those it is for; while the login state is unknown it shows the empty frame. */
export function Guard({ route, children }: { route: CurrentRoute; children: ReactNode }) {
  const state = useLoginState();
  const { redirectUrl } = route.search;
  const decision = decide({
    route: route.entry,
    state,
    asked: route.href,
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
  });

  if (decision.kind === 'show') return children;
  if (decision.kind === 'go') return <Redirect to={decision.to} />;
  if (state.status === 'unknown' && state.failure) return <RetryScreen onRetry={() => void session.start()} />;
  return <LayoutSkeleton layout={route.entry.layout} />;
}

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href: to, replace: true });
  }, [navigate, to]);
  return null;
}
