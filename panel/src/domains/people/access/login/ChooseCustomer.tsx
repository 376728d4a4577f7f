import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { type CustomerChoices, type OnNext, type WayIn, enter } from './sign-in.ts';

type ChooseCustomerProps = { wayIn: WayIn; customers: CustomerChoices; onNext: OnNext; onCancel: () => void };

/** For people who belong to several customers. */
export function ChooseCustomer({ wayIn, customers, onNext, onCancel }: ChooseCustomerProps) {
  const { t } = useTranslation('access');
  const [chosen, setChosen] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const choose = async (customerId: number) => {
    setChosen(customerId);
    setFailure(undefined);
    try {
      const step = await enter(wayIn, customerId);
      if (step) onNext(wayIn, step);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.code === NETWORK ? t('offline') : error.message);
      setChosen(undefined);
    }
  };

  return (
    <AccessForm title={t('choose.title')} lead={t('choose.lead', { count: customers.length })}>
      {failure && (
        <Note tone="error" announce>
          {failure}
        </Note>
      )}
      <Card>
        <ul>
          {customers.map(({ id, name }) => (
            <li key={id}>
              <Choice disabled={chosen !== undefined} aria-busy={chosen === id} onClick={() => void choose(id)}>
                <Avatar name={name} />
                <span>{name}</span>
                <ChevronRight size={16} aria-hidden />
              </Choice>
            </li>
          ))}
        </ul>
      </Card>
      <div>
        <Link component="button" type="button" variant="body2" onClick={onCancel}>
          {t('choose.cancel')}
        </Link>
      </div>
    </AccessForm>
  );
}

const Choice = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 64,
  gap: 12,
  padding: '14px 16px',
  justifyContent: 'flex-start',
  textAlign: 'start',
  ...theme.typography.subtitle2,
  '& > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
  'li + li > &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  '&[aria-busy="true"]': { backgroundColor: theme.vars.palette.primary.wash },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
}));
