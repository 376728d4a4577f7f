import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useParams } from '#platform/routing/routing.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Proposals } from '../proposals/Proposals.tsx';
import { answersOptions, formsOptions } from '../answers.queries.ts';
import { pendingOptions } from '../provider-data.queries.ts';
import { ScoreCard } from '../score/ScoreCard.tsx';
import { InfoForm } from './InfoForm.tsx';
import { toQuestions } from './questions.ts';
import css from './InfoTab.module.css';

/** One tab of the listing: its form, and the content score of the whole listing. */
export function InfoTab({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider-data');
  const { tab = 'general' } = useParams('providerInfo', 'providerInfoTab');
  const forms = useQuery(formsOptions);
  const data = useQuery(answersOptions(provider.id));
  // They are above the form, which would move if they arrived after it.
  const proposals = useQuery(pendingOptions(provider.id));
  if (forms.isLoadingError || data.isLoadingError) {
    const again = () => void Promise.all([forms.refetch(), data.refetch()]);
    return (
      <Card>
        <ErrorState title={t('failed')} onRetry={again} />
      </Card>
    );
  }
  if (!forms.data || !data.data || proposals.isPending) return <Waiting />;
  const questions = toQuestions(forms.data, data.data);
  return (
    <>
      <Proposals providerId={provider.id} pending={proposals.data ?? []} forms={forms.data} tab={tab} />
      <div className={css.columns}>
        <InfoForm
          key={tab}
          provider={provider}
          group={tab}
          questions={questions.filter(({ form }) => form.group === tab)}
          version={data.data.version}
        />
        <ScoreCard provider={provider} questions={questions} tab={tab} />
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('provider-data');
  return (
    <div className={css.columns} role="status">
      <Card>
        <CardBody>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} variant="rounded" height={40} mt={each === 0 ? 4 : 8} />
          ))}
        </CardBody>
      </Card>
      <Skeleton variant="rounded" height={320} />
    </div>
  );
}
