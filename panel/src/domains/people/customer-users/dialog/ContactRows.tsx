import { MAX_CONTACTS_PER_KIND } from '@bellbird/contract/shared/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './ContactRows.module.css';

/** Several addresses or numbers: the first row is the primary one and adds more, later rows can be removed. */
export function ContactRows({ kind }: { kind: 'email' | 'phone' }) {
  const { t } = useTranslation('customer-users');
  const form = useFormContext();
  const values = (useWatch({ name: kind }) ?? []) as string[];

  const set = (next: string[]) => {
    form.clearErrors(kind);
    form.setValue(kind, next, { shouldDirty: true });
  };

  return (
    <Stack gap={3} role="group" aria-label={t(`contact.${kind}`)}>
      {values.map((_value, index) => {
        const label = index === 0 ? t(`contact.${kind}`) : t(`contact.${kind}Number`, { number: index + 1 });
        const name = `${kind}.${index}`;
        return (
          // Rows have no identity of their own, only a position.
          // oxlint-disable-next-line react/no-array-index-key
          <div className={css.row} key={index}>
            {kind === 'email' ? (
              <TextField name={name} label={label} type="email" autoComplete="off" required />
            ) : (
              <PhoneField name={name} label={label} country={panelConfig().country} autoComplete="off" required />
            )}
            {index === 0 ? (
              <Button
                aria-label={t(`contact.add.${kind}`)}
                startIcon={<Plus aria-hidden />}
                disabled={values.length >= MAX_CONTACTS_PER_KIND}
                onClick={() => set([...values, ''])}
              >
                {t('contact.addShort')}
              </Button>
            ) : (
              <IconButton
                aria-label={t('contact.remove', { name: label })}
                onClick={() => set(values.filter((_each, place) => place !== index))}
                icon={Trash2}
              />
            )}
          </div>
        );
      })}
    </Stack>
  );
}
