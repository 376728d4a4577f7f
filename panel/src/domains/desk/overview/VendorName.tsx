import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import css from './cards.module.css';

/** The name of a vendor, which opens the customer for those who may see it. */
export function VendorName({ name, customerId }: { name: string; customerId: number }) {
  const hasRight = useTeamRights();
  if (!hasRight('customers')) return <b>{name}</b>;
  return (
    <Link className={css.name} to={pathTo('deskCustomer', { id: customerId })}>
      {name}
    </Link>
  );
}
