import type { QuoteDesk } from '@bellbird/contract/couples/quotes';
import { QUOTE_NAME_MAX, QUOTE_NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Text } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilesField } from './FilesField.tsx';
import { GuestsField } from './GuestsField.tsx';
import type { QuoteValues } from './quote-values.ts';
import { ShareField } from './ShareField.tsx';
import css from './DetailsCard.module.css';

/** The day, the discount, how long it is valid, and what makes it personal. */
export function DetailsCard({ leadId, desk }: { leadId: number; desk: QuoteDesk }) {
  const { t } = useTranslation('quotes');
  return (
    <Card title={t('details.title')} aria-label={t('details.title')}>
      <CardBody className={css.grid}>
        <DateField name="weddingDate" label={t('details.day')} help={t('details.dayHelp')} />
        <GuestsField />
        <DateField name="validUntil" label={t('details.validUntil')} help={t('details.validHelp')} required />
        <SwitchField name="holdsDay" label={t('details.hold')} help={t('details.holdHelp')} />
        <Space spaces={desk.spaces} />
      </CardBody>
      <CardBody>
        <Discount />
      </CardBody>
      <CardBody>
        <Stack gap={4}>
          <TextField name="title" label={t('details.heading')} maxLength={QUOTE_NAME_MAX} />
          <TextareaField name="note" label={t('details.note')} max={QUOTE_NOTE_MAX} />
          {desk.photos.length > 0 && <Cover photos={desk.photos} />}
          <FilesField leadId={leadId} desk={desk} />
        </Stack>
      </CardBody>
    </Card>
  );
}

/** One that was deleted since stays in the draft until another is chosen. */
function Space({ spaces }: { spaces: QuoteDesk['spaces'] }) {
  const { t } = useTranslation('quotes');
  const chosen = useWatch<QuoteValues, 'spaceId'>({ name: 'spaceId' }) ?? 0;
  const isGone = chosen !== 0 && spaces.every(({ id }) => id !== chosen);
  if (spaces.length === 0 && !isGone) return null;
  return (
    <SelectField
      name="spaceId"
      label={t('details.space')}
      options={[
        { value: 0, label: t('details.wholeVenue') },
        ...spaces.map(({ id, name }) => ({ value: id, label: name })),
        ...(isGone ? [{ value: chosen, label: t('details.deletedSpace') }] : []),
      ]}
    />
  );
}

function Discount() {
  const { t } = useTranslation('quotes');
  const { control, setValue } = useFormContext<QuoteValues>();
  const discount = useWatch({ control, name: 'discount' });
  const set = (next: QuoteValues['discount']) => setValue('discount', next, { shouldDirty: true });
  if (!discount)
    return (
      <Button size="small" onClick={() => set({ name: '', kind: 'percent', value: 5 })}>
        {t('discount.add')}
      </Button>
    );
  return (
    <div className={css.grid}>
      <TextField name="discount.name" label={t('discount.name')} maxLength={QUOTE_NAME_MAX} />
      <ShareField name="discount" label={t('discount.value')} help={t('discount.help')} />
      <div>
        <Button size="small" variant="text" onClick={() => set(null)}>
          {t('discount.remove')}
        </Button>
      </div>
    </div>
  );
}

function Cover({ photos }: { photos: QuoteDesk['photos'] }) {
  const { t } = useTranslation('quotes');
  const { control, setValue } = useFormContext<QuoteValues>();
  const chosen = useWatch({ control, name: 'coverMediumId' });
  return (
    <div>
      <Text size="label">{t('details.cover')}</Text>
      <Row gap={2} align="stretch" className={css.photos} role="group" aria-label={t('details.cover')}>
        {photos.map(({ id, url, caption }) => (
          <PlainButton
            key={id}
            className={css.photo}
            aria-pressed={chosen === id}
            aria-label={caption || t('details.photo', { number: id })}
            onClick={() => setValue('coverMediumId', chosen === id ? null : id, { shouldDirty: true })}
          >
            <img src={url} alt="" loading="lazy" width={84} height={56} />
          </PlainButton>
        ))}
      </Row>
    </div>
  );
}
