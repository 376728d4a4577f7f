import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import { useParams } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import { NotAllowed } from '../provider/NotAllowed.tsx';
import { withProviderGate } from '../provider/ProviderGate.tsx';
import { PaymentsFrame } from './PaymentsFrame.tsx';

const SingleProviderPayments = withProviderGate('payments', PaymentsFrame);

/** The payments of one provider, or, under the id 0, of all providers whose payments the user may see. */
export function PaymentsPage() {
  const { providerId } = useParams('providerPayments');
  return Number(providerId) === ALL_PROVIDERS_ID ? <AllProvidersPayments /> : <SingleProviderPayments />;
}

function AllProvidersPayments() {
  const user = useUser();
  const allowed = useProvidersFor('payments');
  if (!user) return <PageSkeleton />;
  // A user without any provider sees the empty page instead of a refusal.
  const isOpen = user.providers.length === 0 || allowed.length > 0;
  return isOpen ? <PaymentsFrame provider={undefined} /> : <NotAllowed provider={user.customer.name} />;
}
