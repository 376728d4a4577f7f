import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import css from './customers.module.css';

type CustomerPerson = DeskCustomer['people'][number];

type PeopleCardProps = { people: readonly CustomerPerson[]; action: (person: CustomerPerson) => ReactNode };

/** Who belongs to the customer and when they were last here. */
export function PeopleCard({ people, action }: PeopleCardProps) {
  const { t } = useTranslation('desk-customers');
  return (
    <Card>
      <CardHeader title={t('peopleTitle')} />
      {people.map((person) => (
        <CardBody key={person.id} className={css.line}>
          <span className={css.lines}>
            <b>{person.name}</b>
            <small>
              {[
                t(person.canManage ? 'person.manager' : 'person.member'),
                person.active ? '' : t('person.inactive'),
                person.lastSeenAt ? showDay(person.lastSeenAt) : t('person.never'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <small>{[person.email, person.phone].filter(Boolean).join(' · ')}</small>
          </span>
          {action(person)}
        </CardBody>
      ))}
    </Card>
  );
}
