import { Suspense } from 'react';
import { pagePart } from '#loading/lazy-part.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { SettingsPage } from '#domains/people/customer-users/settings/SettingsPage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

export { loadFirst } from '#domains/people/customer-users/settings/SettingsPage.tsx';

const CompanyCard = pagePart(() => import('#domains/money/payments/CompanyCard.tsx'), 'CompanyCard');

/** The settings, with the company details for those who may pay. */
export function SettingsScreen() {
  const user = useUser();
  const pays = useProvidersFor('payments').length > 0;
  const company = user && pays && (
    <Suspense fallback={<Skeleton variant="rounded" height={142} />}>
      <CompanyCard customerId={user.customer.id} />
    </Suspense>
  );
  return <SettingsPage company={company} />;
}
