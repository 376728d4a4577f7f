import { MAX_CONTACTS_PER_KIND } from '@bellbird/contract/shared/limits';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Plus, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';

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
    <Rows role="group" aria-label={t(`contact.${kind}`)}>
      {values.map((_value, index) => {
        const label = index === 0 ? t(`contact.${kind}`) : t(`contact.${kind}Number`, { number: index + 1 });
        const name = `${kind}.${index}`;
        return (
          // Rows have no identity of their own, only a position.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={index}>
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
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}

const Rows = styled('div')({ display: 'grid', gap: 12 });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  gap: 8,
  alignItems: 'start',
  // Aligns the button with the input, below the label.
  '& > button': { marginTop: 26, height: 44, justifySelf: 'start' },
  [theme.breakpoints.down('md')]: { '& > button': { height: 48 } },
  // On a phone the icon alone leaves room for the address.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 48px',
    '& > .MuiButton-root': { minWidth: 48, padding: 0, fontSize: 0 },
    '& .MuiButton-startIcon': { margin: 0 },
  },
}));
