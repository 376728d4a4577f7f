import type { Discount } from '@bellbird/contract/reputation/discounts';
import { type DiscountType, PRICING_TYPES } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import {
  DISCOUNT_RATIO,
  GIFT_TEXT_MAX,
  INSTALLMENTS,
  INTRO_MAX,
  OFFER_TEXT_MAX,
  OFFER_TITLE_MAX,
  POPUP_TITLE_MAX,
} from '@bellbird/contract/shared/limits';
import { documentUpload, imageUpload } from '@bellbird/contract/shared/uploads';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { Text } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { MoreFields } from '#ui/forms/MoreFields.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { OfferForm } from '../offer-form.ts';
import { CurrentFile } from './CurrentFile.tsx';
import css from './OfferFields.module.css';

const IMAGE = imageUpload({ required: false });
const DOCUMENT = documentUpload({ required: false });

type OfferFieldsProps = { offer: Discount | undefined; providers: readonly { id: number; name: string }[] };

/** The four fields an offer needs; everything else is folded. */
export function OfferFields({ offer, providers }: OfferFieldsProps) {
  const { t } = useTranslation('discounts');
  const types = useOfferedEntries('discount_type');
  const form = useFormContext<OfferForm>();
  const [type, validFrom] = useWatch<OfferForm, ['discountType', 'validFrom']>({ name: ['discountType', 'validFrom'] });
  return (
    <Stack gap={5}>
      {providers.length > 1 && (
        <SelectField
          name="providerId"
          label={t('provider')}
          required
          disabled={offer !== undefined}
          options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField name="title" label={t('field.title')} required maxLength={OFFER_TITLE_MAX} autoFocus={!offer} />
      <Row align="stretch">
        <Segmented
          label={t('field.type')}
          options={types.map(({ code, value }) => ({ value: code as DiscountType, label: value }))}
          value={type}
          onChange={(value) => form.setValue('discountType', value, { shouldDirty: true })}
        />
      </Row>
      {type === 'discount' ? (
        <TextField
          name="discountRatio"
          label={t('field.ratio')}
          help={t('field.ratioHelp', DISCOUNT_RATIO)}
          required
          maxLength={2}
          numeric
          end="%"
        />
      ) : (
        <TextField
          name="installmentCount"
          label={t('field.installments')}
          help={t('field.installmentsHelp', INSTALLMENTS)}
          required
          maxLength={2}
          numeric
        />
      )}
      <Pair>
        <DateField name="validFrom" label={t('field.validFrom')} required />
        <DateField name="validUntil" label={t('field.validUntil')} required min={validFrom} />
      </Pair>
      <MoreFields startsOpen={offer !== undefined} about={t('more')}>
        <OptionalFields offer={offer} />
      </MoreFields>
    </Stack>
  );
}

/** What an offer may have besides, in the order couples read it. */
function OptionalFields({ offer }: Pick<OfferFieldsProps, 'offer'>) {
  const { t } = useTranslation('discounts');
  const perPerson = useWatch<OfferForm, 'perPerson'>({ name: 'perPerson' });
  const unit = perPerson ? t('perPersonUnit') : undefined;
  return (
    <>
      <Group title={t('group.price')}>
        <SelectField
          name="pricingType"
          label={t('field.pricingType')}
          options={PRICING_TYPES.map((value) => ({ value, label: t(`pricing.${value}`) }))}
        />
        <Pair>
          <MoneyField name="priceBefore" label={t('field.priceBefore')} unit={unit} />
          <MoneyField name="priceAfter" label={t('field.priceAfter')} unit={unit} />
        </Pair>
        <SwitchField name="perPerson" label={t('field.perPerson')} />
      </Group>

      <Group title={t('group.what')}>
        <TextareaField
          name="intro"
          label={t('field.intro')}
          help={t('field.introHelp')}
          max={INTRO_MAX}
          rows={2}
          stops
        />
        <TextField name="discountText" label={t('field.discountText')} maxLength={OFFER_TEXT_MAX} />
        <TextareaField
          name="giftText"
          label={t('field.giftText')}
          help={t('field.giftTextHelp')}
          max={GIFT_TEXT_MAX}
          rows={1}
          stops
        />
        <TextareaField name="shortDescription" label={t('field.description')} max={OFFER_TEXT_MAX} rows={3} />
        <SwitchField name="isPrimary" label={t('field.isPrimary')} help={t('field.isPrimaryHelp')} />
      </Group>

      <Group title={t('group.popup')} lead={t('group.popupLead')}>
        <TextField name="popupTitle" label={t('field.popupTitle')} maxLength={POPUP_TITLE_MAX} />
        <TextareaField name="popupDescription" label={t('field.popupText')} max={OFFER_TEXT_MAX} rows={2} />
      </Group>

      <Group title={t('group.files')}>
        <CurrentFile flag="removeImage" kept={offer?.imageUrl ? { picture: offer.imageUrl } : undefined}>
          <FileField name="image" label={t('field.image')} rule={IMAGE} />
        </CurrentFile>
        <CurrentFile
          flag="removeDocument"
          kept={offer?.documentName ? { name: offer.documentName, offerId: offer.id } : undefined}
        >
          <FileField name="document" label={t('field.document')} help={t('field.documentHelp')} rule={DOCUMENT} />
        </CurrentFile>
      </Group>
    </>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Stack component="section" gap={5} className={css.section} aria-label={title}>
      <Text size="heading">{title}</Text>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </Stack>
  );
}
