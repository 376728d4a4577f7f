import type { QuoteDesk, QuoteLine } from '@bellbird/contract/couples/quotes';
import { lineCents } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { QUOTE_LINES_MAX } from '@bellbird/contract/shared/limits';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { showPrice } from './cents.ts';
import { emptyLine, type QuoteValues, toLine } from './quote-values.ts';
import { useLineWords } from './use-line-words.ts';
import css from './LinesCard.module.css';

const LineDialog = lazyPart(() => import('./LineDialog.tsx'), 'LineDialog');

/** What is included, or the extras that the couple may tick. One tap on a product adds its line. */
export function LinesCard({ isOptional, choices }: { isOptional: boolean; choices: QuoteDesk['choices'] }) {
  const { t } = useTranslation('quotes');
  const { control, setValue, getValues } = useFormContext<QuoteValues>();
  const [all, guests] = useWatch({ control, name: ['lines', 'guests'] });
  const { errors } = useFormState({ control, name: 'lines' });
  const [edited, setEdited] = useState<{ line: QuoteLine; isNew: boolean }>();
  const lines = all.filter((line) => line.isOptional === isOptional);
  const unused = choices.filter(({ name }) => !all.some((line) => line.name === name));
  const isFull = all.length >= QUOTE_LINES_MAX;
  const set = (next: QuoteLine[]) => setValue('lines', next, { shouldDirty: true });
  const save = (line: QuoteLine) => {
    const current = getValues('lines');
    const known = current.some(({ key }) => key === line.key);
    set(known ? current.map((each) => (each.key === line.key ? line : each)) : [...current, line]);
    setEdited(undefined);
  };
  const remove = (key: string) => {
    set(getValues('lines').filter((line) => line.key !== key));
    setEdited(undefined);
  };
  const fault = !isOptional && (errors.lines?.message ?? errors.lines?.root?.message);
  return (
    <Card
      title={t(isOptional ? 'extras.title' : 'included.title')}
      lead={t(isOptional ? 'extras.lead' : 'included.lead')}
      aria-label={t(isOptional ? 'extras.title' : 'included.title')}
    >
      {fault && <Note tone="error">{fault}</Note>}
      <Stack component="ul" divided>
        {lines.map((line) => (
          <LineRow key={line.key} line={line} onOpen={() => setEdited({ line, isNew: false })} />
        ))}
      </Stack>
      <Row gap={2} className={css.add}>
        <Button
          size="small"
          startIcon={<Plus aria-hidden />}
          disabled={isFull}
          onClick={() => setEdited({ line: emptyLine(isOptional), isNew: true })}
        >
          {t(isOptional ? 'extras.add' : 'included.add')}
        </Button>
        {unused.map((choice) => (
          <PlainButton
            key={`${choice.name}${choice.detail}${choice.priceCents}`}
            className={css.chip}
            disabled={isFull}
            onClick={() => save({ ...toLine(choice, guests), isOptional })}
          >
            {choice.name}
            <Text size="inherit" quiet>
              {t(`chip.${choice.unit}`, { price: showPrice(choice.priceCents) })}
            </Text>
          </PlainButton>
        ))}
      </Row>
      {edited && (
        <LineDialog
          line={edited.line}
          isNew={edited.isNew}
          guests={guests}
          onSave={save}
          onRemove={() => remove(edited.line.key)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function LineRow({ line, onOpen }: { line: QuoteLine; onOpen: () => void }) {
  const { t } = useTranslation('quotes');
  const words = useLineWords();
  return (
    <li>
      <PlainButton className={css.line} onClick={onOpen} aria-label={t('line.open', { name: line.name })}>
        <Stack component="span" grow className={css.words}>
          <Text size="strong" component="span" dir="auto">
            {line.name || t('line.unnamed')}
          </Text>
          <Quiet component="span">{[line.detail, words(line)].filter(Boolean).join(' · ')}</Quiet>
        </Stack>
        <Text size="strong" component="span" tabular quiet={line.isOptional}>
          {showCents(lineCents(line))}
        </Text>
      </PlainButton>
    </li>
  );
}
