import { useQuery } from '@tanstack/react-query';
import { useUser } from '#platform/session/use-session.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { signaturesOptions } from '../templates.queries.ts';
import { SignatureCard } from './SignatureCard.tsx';
import css from './SignaturesPage.module.css';

/** The user's signature for each provider. */
export function SignaturesPage() {
  const { t } = useTranslation('templates');
  const signatures = useQuery(signaturesOptions);
  const providers = useUser()?.providers ?? [];
  return (
    <Page>
      <PageHeader title={t('signatures.title')} lead={t('signatures.lead')} />
      <Stack gap={6} className={css.column}>
        {signatures.isLoadingError ? (
          <Card>
            <ErrorState title={t('signatures.failed')} onRetry={() => void signatures.refetch()} />
          </Card>
        ) : !signatures.data ? (
          providers.map(({ id }) => (
            <Card key={id} aria-busy>
              <CardBody>
                <Skeleton variant="rounded" width="30%" height={24} />
                <Skeleton variant="rounded" height={186} mt={4} />
              </CardBody>
            </Card>
          ))
        ) : signatures.data.length === 0 ? (
          <Card>
            <EmptyState title={t('signatures.emptyTitle')} text={t('signatures.emptyText')} />
          </Card>
        ) : (
          signatures.data.map((signature) => <SignatureCard key={signature.provider.id} signature={signature} />)
        )}
      </Stack>
    </Page>
  );
}
