import type { Catalog } from '@bellbird/contract/listing/catalogs';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { catalogTypesOptions } from '../catalogs.queries.ts';
import { ExpiryChip } from '../ExpiryChip.tsx';
import { NewerVersionNote } from '../NewerVersionNote.tsx';
import { PriceForm } from '../PriceForm.tsx';
import { useToday } from '../use-today.ts';
import { type PriceValues, usePriceUpdate } from './use-price-update.ts';
import css from './UpdateForm.module.css';

type UpdateFormProps = {
  catalog: Catalog;
  provider: Provider;
  draft: PriceValues | undefined;
  /** How many are left, including this one. */
  left: number;
  onSaved: () => void;
  /** Undefined if this is the only one left. */
  onSkip: ((values: PriceValues) => void) | undefined;
  onLeave: () => void;
};

/** The form for the prices of one catalog. */
export function UpdateForm({ catalog, provider, draft, left, onSaved, onSkip, onLeave }: UpdateFormProps) {
  const { t } = useTranslation('catalogs');
  const today = useToday(provider.timeZone);
  const { data: types } = useQuery(catalogTypesOptions(provider.id));
  const items = types && (types.find(({ id }) => id === catalog.catalogType.id)?.items ?? []);
  const { form, save, newer, loadTheirs } = usePriceUpdate({ catalog, today, draft, onSaved });
  return (
    <DialogForm>
      <Form form={form} onSubmit={save} label={catalog.name} guarded>
        <DialogFields>
          <Row align="start" justify="between" wrap className={css.head}>
            <div>
              <Text size="section" component="h3">
                {catalog.name}
              </Text>
              <Quiet>{t('update.place', { provider: provider.name, left })}</Quiet>
            </div>
            <ExpiryChip expireAt={catalog.expireAt} today={today} />
          </Row>
          {newer && <NewerVersionNote newer={newer} onTake={loadTheirs} />}
          <Card>
            <PriceForm items={items} today={today} />
          </Card>
        </DialogFields>
        <DialogActions>
          <Button variant="text" onClick={onLeave}>
            {t('update.later')}
          </Button>
          {onSkip && <Button onClick={() => onSkip(form.getValues())}>{t('update.skip')}</Button>}
          <SubmitButton>{t(left > 1 ? 'update.saveNext' : 'update.save')}</SubmitButton>
        </DialogActions>
      </Form>
    </DialogForm>
  );
}
