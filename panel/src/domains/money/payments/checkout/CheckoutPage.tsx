import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Outcome } from './Outcome.tsx';
import { PayPayments } from './PayPayments.tsx';
import { PayProduct } from './PayProduct.tsx';
import { useCheckoutSearch } from './use-checkout-search.ts';

/** Paying for a product or for open payments, and the outcome. */
export function CheckoutPage() {
  const { target } = useCheckoutSearch();
  const user = useUser();
  const acting = useActing();
  if (!user) return null;
  if (acting) return <Nothing reason="acting" />;
  if (!panelConfig().payments) return <Nothing reason="closed" />;
  const customerId = user.customer.id;
  switch (target.kind) {
    case 'nothing':
      return <Nothing reason="nothing" />;
    case 'product':
      return <PayProduct customerId={customerId} {...target} />;
    case 'payments':
      return target.showsOutcome ? (
        <Outcome ids={target.ids} />
      ) : (
        <PayPayments key={target.ids.join()} customerId={customerId} ids={target.ids} />
      );
  }
}

/** Says why there is nothing to pay, and links to the payments. */
function Nothing({ reason }: { reason: 'nothing' | 'closed' | 'acting' }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      headingLevel="h1"
      drawing={<QuietNest />}
      title={t(`none.${reason}.title`)}
      text={t(`none.${reason}.text`)}
      actions={
        <PrimaryButton component={Link} to={pathTo('providerPayments', { providerId: ALL_PROVIDERS_ID })}>
          {t('toPayments')}
        </PrimaryButton>
      }
    />
  );
}
