import type { Provider } from '@bellbird/contract/listing/providers';
import { scoreContent } from '@bellbird/contract/listing/provider-data/content-score.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Card } from '#ui/Card.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CardRow, Further } from '#ui/list/CardRow.tsx';
import { toAnswer, toQuestions } from '../info/questions.ts';
import { answersOptions, formsOptions } from '../answers.queries.ts';
import css from './HomeScoreCard.module.css';

/** So many listings are shown; a customer with more finds them under Providers. */
const SHOWN = 3;

/** How complete each listing is, with the one step that raises its score most. */
export function HomeScoreCard() {
  const { t } = useTranslation('listing-score');
  const providers = useProvidersFor('info');
  if (providers.length === 0) return null;
  return (
    <Card title={t('title')} titleId="home-score">
      <ul>
        {providers.slice(0, SHOWN).map((provider) => (
          <Listing key={provider.id} provider={provider} />
        ))}
      </ul>
    </Card>
  );
}

function Listing({ provider }: { provider: Provider }) {
  const { t } = useTranslation('listing-score');
  const forms = useQuery(formsOptions);
  const data = useQuery(answersOptions(provider.id));
  // Home has more important things to say than that this could not be loaded.
  if (forms.isLoadingError || data.isLoadingError) return null;
  const questions = forms.data && data.data && toQuestions(forms.data, data.data);
  const answers = new Map(questions?.map((question) => [question.form.id, toAnswer(question)]));
  const { score, next } = scoreContent(
    (questions ?? []).map(({ form }) => form),
    ({ id }) => answers.get(id) ?? null,
  );
  const path = next
    ? pathTo('providerInfoTab', { id: provider.id, tab: next.group })
    : pathTo('providerInfo', { id: provider.id });
  return (
    <CardRow linked end={<Further />}>
      <Link to={path}>
        {provider.name}
        {questions && <b className={css.score}> {score}</b>}
      </Link>
      {questions ? (
        <>
          <Meter value={score} label={t('label', { score })} />
          <small>{next ? t('next', { label: next.label, count: next.weight }) : t('full')}</small>
        </>
      ) : (
        <Skeleton height={34} />
      )}
    </CardRow>
  );
}
