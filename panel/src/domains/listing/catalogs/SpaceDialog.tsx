import type { Space } from '@bellbird/contract/listing/catalogs';
import { SPACE_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { CountField } from './CountField.tsx';
import { useSpaceForm } from './use-space-form.ts';

type SpaceDialogProps = { providerId: number; space: Space | undefined; onClose: () => void };

const TYPES = ['indoor', 'outdoor', 'both'] as const;

/** The form of a space: name, type and capacity. */
export function SpaceDialog({ providerId, space, onClose }: SpaceDialogProps) {
  const { t } = useTranslation('catalogs');
  const { form, submit, newer, loadTheirs } = useSpaceForm({ providerId, space, onClose });
  return (
    <FormDialog
      title={t(space ? 'spaces.editTitle' : 'spaces.addTitle')}
      form={form}
      onSubmit={submit}
      submit={t(space ? 'spaces.save' : 'spaces.create')}
      onClose={onClose}
    >
      {newer && (
        <Note tone="warning" announce action={<Button onClick={loadTheirs}>{t('newer.load')}</Button>}>
          <b>{t('newer.title')}</b> {t('newer.text')}
        </Note>
      )}
      <TextField
        name="name"
        label={t('spaces.name')}
        help={t('spaces.nameHelp')}
        maxLength={SPACE_NAME_MAX}
        autoComplete="off"
        required
        autoFocus={!space}
      />
      <SelectField
        name="type"
        label={t('spaces.type')}
        options={TYPES.map((value) => ({ value, label: t(`spaces.types.${value}`) }))}
        required
      />
      <Pair>
        <CountField name="mealCapacity" label={t('spaces.mealCapacity')} help={t('spaces.capacityHelp')} />
        <CountField name="cocktailCapacity" label={t('spaces.cocktailCapacity')} />
      </Pair>
    </FormDialog>
  );
}
