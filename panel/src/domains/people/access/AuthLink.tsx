import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from '#platform/routing/Link.tsx';

type AuthLinkProps = { to: string; children: ReactNode };

/** A quiet link between the sign-in pages. */
export function AuthLink({ to, children }: AuthLinkProps) {
  return (
    <MuiLink component={Link} to={to} variant="body2">
      {children}
    </MuiLink>
  );
}
