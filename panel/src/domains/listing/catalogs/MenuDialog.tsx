import type { MenuFile, MenuForm } from '@bellbird/contract/listing/catalogs';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { menuFile } from '@bellbird/contract/listing/catalogs/menu-file.ts';
import { CATALOG_NAME_MAX, MENU_NOTES_MAX } from '@bellbird/contract/shared/limits';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';
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
  const titleId = useId();
  const leave = useLeave(onClose);
  const { form, submit } = useMenuForm({ providerId, menu, today, expireAt, onDone });
  const { earliest, latest } = toExpiryLimits(today);
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(menu ? 'menus.editTitle' : 'menus.addTitle')}</DialogTitle>
      <DialogForm>
        <Form form={form} onSubmit={submit}>
          <DialogFields>
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
            <TextareaField
              name="notes"
              label={t('menus.notes')}
              help={t('menus.notesHelp')}
              max={MENU_NOTES_MAX}
              rows={3}
            />
            <DateField
              name="expireAt"
              label={t('menus.expireAt')}
              help={t('menus.expireHelp')}
              min={earliest}
              max={latest}
              required
            />
            <PdfField files={files} />
          </DialogFields>
          <DialogActions>
            <Button onClick={leave}>{t('cancel')}</Button>
            <PrimaryButton type="submit" loading={form.formState.isSubmitting}>
              {t(menu ? 'menus.update' : 'menus.create')}
            </PrimaryButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}

/** The current PDF, or a field to upload one. */
function PdfField({ files }: { files: ReadonlyMap<number, MenuFile> }) {
  const { t } = useTranslation('catalogs');
  const kept = files.get(Number(useWatch({ name: 'fileId' })));
  if (kept) return <CurrentFile file={kept} />;
  return <FileField name="file" label={t('menus.pdf')} help={t('menus.pdfHelp')} rule={OPTIONAL_FILE} />;
}
