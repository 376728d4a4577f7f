import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import type { NewTeamUser } from '@bellbird/contract/people/customer-users';
import { ROLE } from '@bellbird/contract/people/customer-users/roles.ts';
import { PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { addPerson, updatePerson } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/customer-users')).NewTeamUser);

export type CustomerPerson = DeskCustomer['people'][number];
type PersonDialogProps = { customerId: number; person: CustomerPerson | undefined; onClose: () => void };

/** Adds a person, who is invited by mail, or changes a person’s name and rights. */
export function PersonDialog({ customerId, person, onClose }: PersonDialogProps) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const nameOfRole = useConfigNames('customer_user_role');
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<NewTeamUser, unknown, NewTeamUser>({
    resolver,
    defaultValues: {
      name: person?.firstName ?? '',
      surname: person?.surname ?? '',
      email: person?.email ?? '',
      roleId: Object.values(ROLE).find((each) => each === person?.roleId) ?? ROLE.manager,
      canManage: person?.canManage ?? false,
    },
  });
  const submit = async (values: NewTeamUser) => {
    const { email, ...rights } = values;
    const said = person ? t('person.saved', { name: values.name }) : t('new.saved', { email });
    await save<unknown>(said, () =>
      person
        ? updatePerson({ customerId, id: person.id }, { ...rights, version: person.version })
        : addPerson(customerId, values, key),
    );
    onClose();
  };
  const title = person ? t('person.change', { name: person.name }) : t('person.add');
  const roles = Object.entries(ROLE).map(([code, value]) => ({ value, label: nameOfRole(code) }));
  return (
    <FormDialog title={title} form={form} onSubmit={submit} submit={t(person ? 'save' : 'new.save')} onClose={onClose}>
      <Pair>
        <TextField name="name" label={t('new.ownerName')} maxLength={PERSON_NAME_MAX} required autoFocus />
        <TextField name="surname" label={t('new.ownerSurname')} maxLength={PERSON_NAME_MAX} />
      </Pair>
      {!person && <TextField name="email" type="email" label={t('new.email')} help={t('person.emailHelp')} required />}
      <SelectField name="roleId" label={t('person.role')} required options={roles} />
      <CheckboxField name="canManage" label={t('person.canManage')} />
    </FormDialog>
  );
}
