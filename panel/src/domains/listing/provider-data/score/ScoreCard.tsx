import type { FormGroup, ProviderForm } from '@bellbird/contract/listing/provider-data';
import type { Provider } from '@bellbird/contract/listing/providers';
import { scoreContent } from '@bellbird/contract/listing/provider-data/content-score.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight, Eye, History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Meter } from '#ui/Meter.tsx';
import { type Question, toAnswer } from '../info/questions.ts';

const HistoryDialog = lazyPart(() => import('../history/HistoryDialog.tsx'), 'HistoryDialog');
const QuoteFormDialog = lazyPart(() => import('../preview/QuoteFormDialog.tsx'), 'QuoteFormDialog');

type ScoreCardProps = { provider: Provider; questions: readonly Question[]; tab: FormGroup };

/** The content score, its parts and the next best step. */
export function ScoreCard({ provider, questions, tab }: ScoreCardProps) {
  const { t } = useTranslation('provider-data');
  const [opened, setOpened] = useState<'history' | 'quote'>();
  const answers = new Map(questions.map((question) => [question.form.id, toAnswer(question)]));
  const { score, parts, next } = scoreContent(
    questions.map(({ form }) => form),
    ({ id }) => answers.get(id) ?? null,
  );
  const close = () => setOpened(undefined);
  return (
    <Card aria-label={t('score.title')}>
      <CardBody>
        <Typography variant="h2">{t('score.title')}</Typography>
        <Figure>
          <b>{score}</b> {t('score.of')}
        </Figure>
        <Meter value={score} label={t('score.label', { score })} />
        {next ? <NextStep providerId={provider.id} form={next} tab={tab} /> : <Quiet>{t('score.full')}</Quiet>}
        <Weights>
          <summary>{t('score.weights')}</summary>
          <ul>
            {parts.map(({ form, earned }) => (
              <li key={form.id} data-earned={earned >= form.weight || undefined}>
                <span>{form.label}</span>
                <span>{t('score.points', { earned, weight: form.weight })}</span>
              </li>
            ))}
          </ul>
        </Weights>
      </CardBody>
      <Tools>
        <Button variant="text" startIcon={<History aria-hidden />} onClick={() => setOpened('history')}>
          {t('history.open')}
        </Button>
        <Button variant="text" startIcon={<Eye aria-hidden />} onClick={() => setOpened('quote')}>
          {t('quote.open')}
        </Button>
      </Tools>
      <Suspense>
        {opened === 'history' && <HistoryDialog provider={provider} onClose={close} />}
        {opened === 'quote' && <QuoteFormDialog providerId={provider.id} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** The next best step: focuses the field on this tab, or links to its tab. */
function NextStep({ providerId, form, tab }: { providerId: number; form: ProviderForm; tab: FormGroup }) {
  const { t } = useTranslation('provider-data');
  const words = t('score.next', { label: form.label, count: form.weight });
  if (form.group === tab) return <Quiet>{words}</Quiet>;
  return (
    <Next to={pathTo('providerInfoTab', { id: providerId, tab: form.group })}>
      {words}
      <ArrowRight aria-hidden />
    </Next>
  );
}

const Figure = styled('p')(({ theme }) => ({
  marginBlock: '8px 10px',
  color: theme.vars.palette.text.secondary,
  '& b': { ...theme.typography.title, color: theme.vars.palette.text.primary },
}));

const Quiet = styled('p')(({ theme }) => ({ '&&': { marginTop: 12 }, color: theme.vars.palette.text.secondary }));

const Next = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 12,
  padding: '10px 12px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.wash,
  color: theme.vars.palette.primary.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '& svg.lucide': { flex: 'none', width: 16, height: 16 },
  '[dir="rtl"] & svg.lucide': { transform: 'scaleX(-1)' },
}));

const Weights = styled('details')(({ theme }) => ({
  marginTop: 16,
  ...theme.typography.body2,
  '& summary': { minHeight: 24, cursor: 'pointer', color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: 6, margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    fontVariantNumeric: 'tabular-nums',
    '& span:last-of-type': { flex: 'none', color: theme.vars.palette.text.secondary },
  },
  '& li[data-earned] span': { color: theme.vars.palette.success.ink },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
