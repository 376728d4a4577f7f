import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Phone from 'lucide-react/icons/phone';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useParams } from '#platform/routing/routing.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { CompanyCard } from '#domains/desk/customers/CompanyCard.tsx';
import { DocumentsCard } from '#domains/desk/customers/DocumentsCard.tsx';
import { InvoicesCard } from '#domains/desk/customers/InvoicesCard.tsx';
import { NotesCard } from '#domains/desk/customers/NotesCard.tsx';
import { PeopleCard } from '#domains/desk/customers/PeopleCard.tsx';
import { ProvidersCard } from '#domains/desk/customers/ProvidersCard.tsx';
import { PaymentsCard, PromisedCard } from '#domains/desk/customers/SoldCards.tsx';
import { customerOptions } from '#domains/desk/customers/desk-customers.queries.ts';
import { CustomerHistory } from '#domains/desk/support/audit/CustomerHistory.tsx';
import { ActForButton } from '#domains/desk/support/users/ActForButton.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './OverviewPage.module.css';

const EditCustomerDialog = lazyPart(
  () => import('#domains/desk/customers/EditCustomerDialog.tsx'),
  'EditCustomerDialog',
);

/** Everything about one customer, from what was sold to what the team wrote. */
export function CustomerPage() {
  const { t } = useTranslation('desk-customers');
  const id = Number(useParams('deskCustomer').id);
  const customer = useQuery(customerOptions(id));
  const hasRight = useTeamRights();
  const [isEditing, setEditing] = useState(false);
  const { data } = customer;
  if (!data) {
    const isMissing = customer.error instanceof ApiFailure && customer.error.status === 404;
    return (
      <Page>
        <PageHeader title={t('one')} before={<Back />} />
        {customer.isLoadingError ? (
          <ErrorState
            title={t(isMissing ? 'missing' : 'failed')}
            {...(!isMissing && { onRetry: () => void customer.refetch() })}
          />
        ) : (
          <Skeleton height={400} />
        )}
      </Page>
    );
  }
  const { name, since, isPrime, primeUntil, accountManager } = data;
  // Those who manage the account come first.
  const callee = data.people.find(({ phone, active }) => phone !== null && active);
  const facts = [
    isPrime && (primeUntil ? t('primeUntil', { day: showDay(primeUntil) }) : t('prime')),
    t('since', { day: showDay(since) }),
    t('lookedAfter', { name: accountManager.name }),
  ];
  return (
    <Page>
      <PageHeader
        title={name}
        lead={facts.filter(Boolean).join(' · ')}
        before={<Back />}
        actions={
          <>
            {callee && (
              <Button
                component="a"
                href={`tel:${callee.phone}`}
                startIcon={<Phone aria-hidden />}
                aria-label={t('callNamed', { name: callee.name })}
              >
                {t('call')}
              </Button>
            )}
            {hasRight('accounts') && (
              <Button startIcon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
                {t('edit.open')}
              </Button>
            )}
          </>
        }
      />
      <div className={css.columns}>
        <Stack gap={5}>
          <ProvidersCard customerId={data.id} providers={data.providers} />
          <PromisedCard packages={data.packages} promised={data.promised} />
          <PaymentsCard payments={data.payments} openCents={data.openCents} />
          <InvoicesCard invoices={data.invoices} />
          <DocumentsCard documents={data.documents} />
        </Stack>
        <Stack gap={5}>
          <PeopleCard
            customerId={data.id}
            people={data.people}
            action={(person) => <ActForButton user={{ ...person, customer: { id: data.id, name } }} />}
          />
          <CompanyCard customer={data} />
          <NotesCard customerId={data.id} notes={data.notes} />
          <CustomerHistory customerId={data.id} />
        </Stack>
      </div>
      {isEditing && <EditCustomerDialog customer={data} onClose={() => setEditing(false)} />}
    </Page>
  );
}

function Back() {
  const { t } = useTranslation('desk-customers');
  return <IconButton component={Link} to={pathTo('deskCustomers')} aria-label={t('back')} mirrored icon={ArrowLeft} />;
}
