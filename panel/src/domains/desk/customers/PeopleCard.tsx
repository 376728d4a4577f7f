import { type ReactNode, useState } from 'react';
import { PhoneNumber } from '#platform/formats/PhoneNumber.tsx';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { CustomerPerson } from './PersonDialog.tsx';
import { usePersonActions } from './use-person-actions.ts';
import css from './customers.module.css';

const PersonDialog = lazyPart(() => import('./PersonDialog.tsx'), 'PersonDialog');

type PeopleCardProps = {
  customerId: number;
  people: readonly CustomerPerson[];
  action: (person: CustomerPerson) => ReactNode;
};

/** Who belongs to the customer, what they may do and when they were last here. */
export function PeopleCard({ customerId, people, action }: PeopleCardProps) {
  const { t } = useTranslation('desk-customers');
  const mayChange = useTeamRights()('accounts');
  const act = usePersonActions(customerId);
  const [edited, setEdited] = useState<CustomerPerson | 'new'>();
  return (
    <Card
      title={t('peopleTitle')}
      action={
        mayChange && (
          <Button size="small" onClick={() => setEdited('new')}>
            {t('person.add')}
          </Button>
        )
      }
    >
      {people.map((person) => (
        <CardBody key={person.id} className={css.line}>
          <Facts person={person} />
          <Row gap={2} wrap>
            {mayChange && person.status === 'waiting_confirmation' && (
              <PrimaryButton size="small" onClick={() => void act.confirm(person)}>
                {t('person.confirm')}
              </PrimaryButton>
            )}
            {mayChange && (
              <>
                <Button
                  size="small"
                  aria-label={t('person.change', { name: person.name })}
                  onClick={() => setEdited(person)}
                >
                  {t('edit.open')}
                </Button>
                <Button
                  size="small"
                  color="error"
                  aria-label={t('person.removeNamed', { name: person.name })}
                  onClick={() => void act.remove(person)}
                >
                  {t('person.remove')}
                </Button>
              </>
            )}
            {action(person)}
          </Row>
        </CardBody>
      ))}
      {edited && (
        <PersonDialog
          customerId={customerId}
          person={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function Facts({ person }: { person: CustomerPerson }) {
  const { t } = useTranslation('desk-customers');
  const facts = [
    t(person.canManage ? 'person.manager' : 'person.member'),
    person.status === 'active' ? '' : t(`person.status.${person.status}`),
    person.lastSeenAt ? showDay(person.lastSeenAt) : t('person.never'),
  ];
  return (
    <Stack component="span" className={css.person}>
      <b>{person.name}</b>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      <small>
        {person.email}
        {person.email && person.phone && ' · '}
        {person.phone && <PhoneNumber number={person.phone} />}
      </small>
    </Stack>
  );
}
