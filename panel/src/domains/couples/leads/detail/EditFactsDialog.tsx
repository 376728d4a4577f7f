import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { COUPLE_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { showDollars } from '#platform/formats/money.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Note } from '#ui/Note.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { displayDay } from '#ui/forms/day.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { type FactValues, toFormValues } from './facts-form.ts';
import { useFactsForm } from './use-facts-form.ts';
import css from './EditFactsDialog.module.css';

/** Edits what a couple asked for. A change that somebody else made at the same time is shown beside the field. */
export function EditFactsDialog({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const { t } = useTranslation('lead-tabs');
  const kinds = useOfferedEntries('organization_type');
  const kindOptions = kinds.map(({ itemId, value }) => ({ value: itemId, label: value }));
  const { form, save, newer } = useFactsForm(lead, onClose);
  const title = t('edit.title', { name: firstNames(lead.couple.name) });

  const shown = (field: keyof FactValues, after: LeadDetail): string => {
    const value = toFormValues(after)[field];
    if (value === null || value === '') return t('edit.none');
    if (field === 'organizationDate') return displayDay(String(value));
    if (field === 'budget') return showDollars(Number(value));
    return kindOptions.find((kind) => field === 'organizationTypeId' && kind.value === value)?.label ?? String(value);
  };

  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      onSubmit={save}
      submit={newer ? t('edit.saveAnyway') : t('edit.save')}
      onClose={onClose}
    >
      {newer && (
        <Note tone="warning" announce>
          <b>{t('edit.newer')}</b>
          <ul>
            {newer.fields.map((field) => (
              <li key={field}>{t('edit.now', { field: t(`edit.${field}`), value: shown(field, newer.lead) })}</li>
            ))}
          </ul>
          {t('edit.newerHint')}
        </Note>
      )}
      <TextField name="coupleName" label={t('edit.coupleName')} required maxLength={COUPLE_NAME_MAX} />
      <div className={css.pair}>
        <DateField name="organizationDate" label={t('edit.organizationDate')} />
        <SelectField name="organizationTypeId" label={t('edit.organizationTypeId')} options={kindOptions} />
      </div>
      <div className={css.pair}>
        <TextField name="guests" label={t('edit.guests')} type="tel" maxLength={6} />
        <MoneyField name="budget" label={t('edit.budget')} />
      </div>
      <TextField name="place" label={t('edit.place')} maxLength={120} />
    </FormDialog>
  );
}
