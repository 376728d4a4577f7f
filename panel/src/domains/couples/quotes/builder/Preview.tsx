import type { QuoteDesk, QuoteForm, QuoteSums } from '@bellbird/contract/couples/quotes';
import { lineCents } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Figure } from '#ui/Figure.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useLineWords } from './use-line-words.ts';
import css from './Preview.module.css';

/** The quote as the couple reads it on their phone. */
export function Preview({ form, sums, desk }: { form: QuoteForm; sums: QuoteSums; desk: QuoteDesk }) {
  const { t } = useTranslation('quotes');
  const cover = desk.photos.find(({ id }) => id === form.coverMediumId);
  const facts = [
    form.weddingDate && showDay(form.weddingDate),
    form.guests && t('preview.guests', { count: form.guests }),
  ];
  const [deposit] = sums.payments;
  return (
    <section className={css.phone} aria-label={t('preview.title')}>
      {cover && <img className={css.cover} src={cover.url} alt="" />}
      <Stack gap={2} pad={5} className={css.words}>
        <Quiet>{t('preview.for', { name: desk.couple.firstNames })}</Quiet>
        <Text size="subtitle" component="h3">
          {form.title || desk.provider.name}
        </Text>
        <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
        {form.note && <p className={css.note}>{form.note}</p>}
        <Lines lines={form.lines.filter((line) => !line.isOptional)} />
        {sums.discountCents > 0 && (
          <p className={css.line}>
            <span>{form.discount?.name || t('discount.default')}</span>
            <Figure>−{showCents(sums.discountCents)}</Figure>
          </p>
        )}
        <p className={css.total}>
          <span>{t('total')}</span>
          <Text size="number" component="span" tabular>
            {showCents(sums.totalCents)}
          </Text>
        </p>
        {sums.gstCents > 0 && <Quiet>{t('includesGst', { amount: showCents(sums.gstCents) })}</Quiet>}
        <Extras form={form} />
        {form.attachmentIds.length > 0 && <Quiet>{t('preview.files', { count: form.attachmentIds.length })}</Quiet>}
        <p className={css.accept} aria-hidden>
          {deposit?.kind === 'deposit'
            ? t('preview.acceptPay', { amount: showCents(deposit.cents) })
            : t('preview.accept')}
        </p>
        {form.validUntil && <Quiet>{t('preview.validUntil', { day: showDay(form.validUntil) })}</Quiet>}
      </Stack>
    </section>
  );
}

function Lines({ lines }: { lines: QuoteForm['lines'] }) {
  const words = useLineWords();
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.key} className={css.line}>
          <span dir="auto">
            {line.name}
            {line.unit !== 'flat' && <Quiet>{words(line)}</Quiet>}
          </span>
          <Figure>{showCents(lineCents(line))}</Figure>
        </li>
      ))}
    </ul>
  );
}

function Extras({ form }: { form: QuoteForm }) {
  const { t } = useTranslation('quotes');
  const extras = form.lines.filter((line) => line.isOptional);
  if (extras.length === 0) return null;
  return (
    <div className={css.extras}>
      <Text size="label">{t('preview.extras')}</Text>
      <Lines lines={extras} />
    </div>
  );
}
