import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from '#platform/routing/Link.tsx';

type DoorLinkProps = { to: string; children: ReactNode };

/** A quiet link between the sign-in pages. */
export function DoorLink({ to, children }: DoorLinkProps) {
  return (
    <MuiLink component={Link} to={to} variant="body2">
      {children}
    </MuiLink>
  );
}
