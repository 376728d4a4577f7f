import type { MenuFile, MenuForm } from '@bellbird/contract/listing/catalogs';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { menuFile } from '@bellbird/contract/listing/catalogs/menu-file.ts';
import { CATALOG_NAME_MAX, MENU_NOTES_MAX } from '@bellbird/contract/shared/limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { CountField } from './CountField.tsx';
import { CurrentFile } from './CurrentFile.tsx';
import { useCurrencySymbol } from './use-currency-symbol.ts';
import { useMenuForm } from './use-menu-form.ts';

type MenuDialogProps = {
  providerId: number;
  /** Undefined for a new one. */
  menu: MenuForm | undefined;
  today: string;
  /** The default expiry of a new menu. */
  expireAt: string;
  files: ReadonlyMap<number, MenuFile>;
  onDone: (menu: MenuForm, file: MenuFile | undefined) => void;
  onClose: () => void;
};

const OPTIONAL_FILE = { ...menuFile, required: false };

/** The form of a menu. It is saved with the catalog; only the PDF is uploaded at once. */
export function MenuDialog({ providerId, menu, today, expireAt, files, onDone, onClose }: MenuDialogProps) {
  const { t } = useTranslation('catalogs');
  const kinds = useOfferedEntries('menu_pricing_type');
  const symbol = useCurrencySymbol();
  const { form, submit } = useMenuForm({ providerId, menu, today, expireAt, onDone });
  const { earliest, latest } = toExpiryLimits(today);
  return (
    <FormDialog
      title={t(menu ? 'menus.editTitle' : 'menus.addTitle')}
      form={form}
      onSubmit={submit}
      submit={t(menu ? 'menus.update' : 'menus.create')}
      onClose={onClose}
    >
      <TextField name="name" label={t('menus.name')} maxLength={CATALOG_NAME_MAX} required autoFocus={!menu} />
      <Pair>
        <SelectField
          name="type"
          label={t('menus.type')}
          options={kinds.map(({ code, value }) => ({ value: code, label: value }))}
          required
        />
        <MoneyField name="price" label={t('menus.cost')} help={t('menus.costHelp')} symbol={symbol} required />
      </Pair>
      <Pair>
        <CountField name="minGuests" label={t('menus.minGuests')} />
        <CountField name="maxGuests" label={t('menus.maxGuests')} />
      </Pair>
      <TextareaField name="notes" label={t('menus.notes')} help={t('menus.notesHelp')} max={MENU_NOTES_MAX} rows={3} />
      <DateField
        name="expireAt"
        label={t('menus.expireAt')}
        help={t('menus.expireHelp')}
        min={earliest}
        max={latest}
        required
      />
      <PdfField files={files} />
    </FormDialog>
  );
}

/** The current PDF, or a field to upload one. */
function PdfField({ files }: { files: ReadonlyMap<number, MenuFile> }) {
  const { t } = useTranslation('catalogs');
  const kept = files.get(Number(useWatch({ name: 'fileId' })));
  if (kept) return <CurrentFile file={kept} />;
  return <FileField name="file" label={t('menus.pdf')} help={t('menus.pdfHelp')} rule={OPTIONAL_FILE} />;
}
