import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useParams } from '#platform/routing/routing.ts';
import { useActing } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { leadQuoteOptions } from '../quotes.queries.ts';
import { quoteDeskOptions } from './quote-builder.queries.ts';
import { BackToCouple } from './BackToCouple.tsx';
import { QuoteBuilder } from './QuoteBuilder.tsx';
import { QuoteLook } from './QuoteLook.tsx';

/** The builder of a couple's quote. */
export function QuotePage() {
  const { id } = useParams('leadQuote');
  const leadId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  return <OneQuote key={leadId} leadId={leadId} />;
}

function OneQuote({ leadId }: { leadId: number }) {
  const { t } = useTranslation('quotes');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const desk = useQuery(quoteDeskOptions(leadId));
  const acting = useActing();
  const leave = () => {
    void queries.invalidateQueries({ queryKey: leadQuoteOptions(leadId).queryKey.slice(0, 2) });
    void navigate({ to: pathTo('lead', { id: leadId }) });
  };
  return (
    <Page>
      {desk.isLoadingError ? (
        <Failed error={desk.error} leadId={leadId} onRetry={() => void desk.refetch()} />
      ) : desk.data && acting ? (
        <QuoteLook leadId={leadId} desk={desk.data} />
      ) : desk.data ? (
        <QuoteBuilder leadId={leadId} desk={desk.data} onLeave={leave} />
      ) : (
        <>
          <PageHeader title={<Skeleton width="12ch" />} />
          <Stack gap={5} aria-busy aria-label={t('loading')}>
            <Skeleton variant="rounded" height={240} />
            <Skeleton variant="rounded" height={240} />
          </Stack>
        </>
      )}
    </Page>
  );
}

/** Why there is nothing to write: the server's reason, or a connection that is gone. */
function Failed({ error, leadId, onRetry }: { error: Error; leadId: number; onRetry: () => void }) {
  const { t } = useTranslation('quotes');
  const isRefused = error instanceof ApiFailure && [403, 404, 409].includes(error.status);
  return (
    <>
      <PageHeader title={t('quote')} before={<BackToCouple leadId={leadId} />} />
      {isRefused ? (
        <EmptyState
          title={t('notPossible')}
          text={error.message}
          actions={
            <Button component={Link} to={pathTo('lead', { id: leadId })}>
              {t('back')}
            </Button>
          }
        />
      ) : (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      )}
    </>
  );
}
