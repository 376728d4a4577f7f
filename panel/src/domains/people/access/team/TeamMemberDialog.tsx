import type { TeamMember } from '@bellbird/contract/people/access';
import { PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { TEAM_ROLES, type TeamRole } from '@bellbird/contract/shared/team';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { TeamMemberHelp } from './TeamMemberHelp.tsx';
import { addTeamMember, changeTeamMember, teamOptions } from './team.queries.ts';

const resolver = lazyResolver(async () => (await import('./team-form.ts')).TeamForm);

type Values = {
  name: string;
  surname: string;
  email: string;
  roles: Record<TeamRole, boolean>;
  active: boolean;
};

/** Adds or changes somebody. A new person has no role until one is chosen. */
export function TeamMemberDialog({ person, onClose }: { person: TeamMember | undefined; onClose: () => void }) {
  const { t } = useTranslation('team');
  const notices = useNotices();
  const queries = useQueryClient();
  const form = useForm<Values>({ resolver, defaultValues: toValues(person) });
  const submit = async ({ email, roles: chosen, ...values }: Values) => {
    const { active, ...names } = values;
    const roles = TEAM_ROLES.filter((role) => chosen[role]);
    try {
      if (person) await changeTeamMember(person.id, { ...names, roles, active, version: person.version });
      else await addTeamMember({ ...names, email, roles });
    } finally {
      // Also if a colleague was faster: opened again, the form has what they saved.
      await queries.invalidateQueries({ queryKey: teamOptions.queryKey });
    }
    notices.success(person ? t('saved', { name: names.name }) : t('added', { email }));
    onClose();
  };
  return (
    <FormDialog
      title={person ? t('editNamed', { name: `${person.name} ${person.surname}` }) : t('add')}
      form={form}
      onSubmit={submit}
      submit={t(person ? 'save' : 'invite')}
      onClose={onClose}
    >
      <Pair>
        <TextField name="name" label={t('firstName')} maxLength={PERSON_NAME_MAX} required autoFocus={!person} />
        <TextField name="surname" label={t('surname')} maxLength={PERSON_NAME_MAX} required />
      </Pair>
      {!person && <TextField name="email" type="email" label={t('email')} help={t('emailHelp')} required />}
      <Stack gap={2} component="fieldset">
        <Text component="legend" size="label">
          {t('roles')}
        </Text>
        {TEAM_ROLES.map((role) => (
          <CheckboxField
            key={role}
            name={`roles.${role}`}
            label={t(`role.${role}.name`)}
            help={t(`role.${role}.help`)}
          />
        ))}
      </Stack>
      {person && !person.isSelf && <SwitchField name="active" label={t('mayEnter')} help={t('mayEnterHelp')} />}
      {person && <TeamMemberHelp person={person} />}
    </FormDialog>
  );
}

function toValues(person: TeamMember | undefined): Values {
  const has = (role: TeamRole) => person?.roles.includes(role) ?? false;
  return {
    name: person?.name ?? '',
    surname: person?.surname ?? '',
    email: '',
    roles: {
      reviewer: has('reviewer'),
      account_manager: has('account_manager'),
      finance: has('finance'),
      administrator: has('administrator'),
    },
    active: person?.active ?? true,
  };
}
