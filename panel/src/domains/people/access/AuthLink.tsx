import type { ReactNode } from 'react';
import { Link } from '#platform/routing/Link.tsx';
import { TextLink } from '#ui/TextLink.tsx';

/** A quiet link between the sign-in pages. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink component={Link} to={to} size="small">
      {children}
    </TextLink>
  );
}
