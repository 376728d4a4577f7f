import type { FormGroup, ProviderForm } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { scoreContent } from '@bellbird/contract/listing/provider-data/content-score.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { type Question, toAnswer } from '../info/questions.ts';
import css from './ScoreCard.module.css';

const HistoryDialog = lazyPart(() => import('../history/HistoryDialog.tsx'), 'HistoryDialog');
const QuoteFormDialog = lazyPart(() => import('../preview/QuoteFormDialog.tsx'), 'QuoteFormDialog');

type ScoreCardProps = { provider: Provider; questions: readonly Question[]; tab: FormGroup };

/** The content score, its parts and the next best step. */
export function ScoreCard({ provider, questions, tab }: ScoreCardProps) {
  const { t } = useTranslation('listing-score');
  const { t: tOfData } = useTranslation('provider-data');
  const [opened, setOpened] = useState<'history' | 'quote'>();
  const answers = new Map(questions.map((question) => [question.form.id, toAnswer(question)]));
  const { score, parts, next } = scoreContent(
    questions.map(({ form }) => form),
    ({ id }) => answers.get(id) ?? null,
  );
  const close = () => setOpened(undefined);
  return (
    <Card aria-label={t('title')}>
      <CardBody>
        <Text size="section">{t('title')}</Text>
        <p className={css.figure}>
          <b>{score}</b> {t('of')}
        </p>
        <Meter value={score} label={t('label', { score })} />
        {next ? <NextStep providerId={provider.id} form={next} tab={tab} /> : <p className={css.quiet}>{t('full')}</p>}
        <Text component="details" size="small" mt={4} className={css.weights}>
          <summary>{t('weights')}</summary>
          <ul>
            {parts.map(({ form, earned }) => (
              <li key={form.id} data-earned={earned >= form.weight || undefined}>
                <span>{form.label}</span>
                <span>{t('points', { earned, weight: form.weight })}</span>
              </li>
            ))}
          </ul>
        </Text>
      </CardBody>
      <Stack gap={1} align="start" className={css.tools}>
        <Button variant="text" startIcon={<History aria-hidden />} onClick={() => setOpened('history')}>
          {tOfData('history.open')}
        </Button>
        <Button variant="text" startIcon={<Eye aria-hidden />} onClick={() => setOpened('quote')}>
          {tOfData('quote.open')}
        </Button>
      </Stack>
      {opened === 'history' && <HistoryDialog provider={provider} onClose={close} />}
      {opened === 'quote' && <QuoteFormDialog providerId={provider.id} onClose={close} />}
    </Card>
  );
}

/** The next best step: focuses the field on this tab, or links to its tab. */
function NextStep({ providerId, form, tab }: { providerId: number; form: ProviderForm; tab: FormGroup }) {
  const { t } = useTranslation('listing-score');
  const words = t('next', { label: form.label, count: form.weight });
  if (form.group === tab) return <p className={css.quiet}>{words}</p>;
  return (
    <Link className={css.next} to={pathTo('providerInfoTab', { id: providerId, tab: form.group })}>
      {words}
      <ArrowRight aria-hidden />
    </Link>
  );
}
