import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import { useParams } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import { NotAllowed } from '../provider/NotAllowed.tsx';
import { withProviderGate } from '../provider/ProviderGate.tsx';
import { PaymentsFrame } from './PaymentsFrame.tsx';

const OfOne = withProviderGate('payments', PaymentsFrame);

/** What one provider pays and gets for it; under the number 0, of all providers whose payments the user may see. */
export function PaymentsPage() {
  const { providerId } = useParams('providerPayments');
  return Number(providerId) === ALL_PROVIDERS_ID ? <OfAll /> : <OfOne />;
}

function OfAll() {
  const user = useUser();
  const allowed = useProvidersFor('payments');
  if (!user) return <PageSkeleton />;
  // Who looks after no provider at all has nothing to be kept from.
  const isOpen = user.providers.length === 0 || allowed.length > 0;
  return isOpen ? <PaymentsFrame provider={undefined} /> : <NotAllowed provider={user.customer.name} />;
}
