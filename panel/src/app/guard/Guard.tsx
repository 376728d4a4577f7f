import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { session } from '#platform/session/current-session.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { LayoutSkeleton } from '../layouts/LayoutSkeleton.tsx';
import { RetryScreen } from '../RetryScreen.tsx';
import type { RouteEntry } from '../route-table.ts';
import { decide } from './decide.ts';

/** Shows a page only to those it is for; while the login state is unknown it shows the empty frame. */
export function Guard({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const state = useLoginState();
  const asked = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href });
  const redirectUrl = new URL(asked, location.origin).searchParams.get('redirectUrl') ?? undefined;
  const decision = decide({ route: entry, state, asked, redirectUrl });

  if (decision.kind === 'show') return children;
  if (decision.kind === 'go') return <Redirect to={decision.to} />;
  if (state.status === 'unknown' && state.failure) return <RetryScreen onRetry={() => void session.start()} />;
  return <LayoutSkeleton layout={entry.layout} />;
}

function Redirect({ to }: { to: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
