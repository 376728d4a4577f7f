import { type ReactNode, useEffect } from 'react';
import { useNavigate } from '#platform/routing/routing.ts';
import { session } from '#platform/session/current-session.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import type { CurrentRoute } from '../current-route.ts';
import { LayoutSkeleton } from '../layouts/LayoutSkeleton.tsx';
import { RetryScreen } from '../RetryScreen.tsx';
import { type Decision, decide } from './decide.ts';

/** What the guard decides for this visit, until somebody logs in or out. */
export function useDecision(route: CurrentRoute): Decision {
  const state = useLoginState();
  const { redirectUrl } = route.search;
  return decide({
    page: route.page,
    state,
    asked: route.href,
    redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
  });
}

type GuardProps = { route: CurrentRoute; decision: Decision; children: ReactNode };

/** Shows a page only to the users it is for; while the login state is unknown it shows the empty layout. */
export function Guard({ route, decision, children }: GuardProps) {
  const state = useLoginState();
  if (decision.kind === 'show' || decision.kind === 'missing' || decision.kind === 'refused') return children;
  if (decision.kind === 'go') return <Redirect to={decision.to} />;
  if (state.status === 'unknown' && state.failure) return <RetryScreen onRetry={() => void session.start()} />;
  return <LayoutSkeleton layout={route.page.layout} />;
}

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ href: to, replace: true });
  }, [navigate, to]);
  return null;
}
