import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { type CustomerChoices, type OnNext, type WayIn, enter } from './sign-in.ts';
import css from './ChooseCustomer.module.css';

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
      setFailure(error.message);
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
              <PlainButton
                className={css.choice}
                disabled={chosen !== undefined}
                aria-busy={chosen === id}
                onClick={() => void choose(id)}
              >
                <Avatar name={name} />
                <span>{name}</span>
                <ChevronRight data-mirrored size={16} aria-hidden />
              </PlainButton>
            </li>
          ))}
        </ul>
      </Card>
      <div>
        <TextLink component="button" type="button" size="small" onClick={onCancel}>
          {t('choose.cancel')}
        </TextLink>
      </div>
    </AccessForm>
  );
}
