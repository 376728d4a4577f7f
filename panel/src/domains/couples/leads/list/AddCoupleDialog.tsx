import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useUser } from '#platform/session/use-session.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { MoneyField } from '#ui/forms/MoneyField.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import { addCouple, leadsKey } from './list.queries.ts';
import type { CoupleValues, NewCoupleForm } from './new-couple.ts';
import { toProviderChoices } from '../parts/provider-choices.ts';

const resolver = lazyResolver(async () => (await import('./new-couple.ts')).NewCouple);
const MESSAGE_MAX = 4000;

/** Adds a couple who got in touch elsewhere: by phone, at a fair, through friends. */
export function AddCoupleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['add-couple', 'leads-list']);
  const [key] = useState(() => crypto.randomUUID());
  const providers = useUser()?.providers ?? [];
  const types = useOfferedEntries('organization_type');
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<CoupleValues, unknown, NewCoupleForm>({
    resolver,
    defaultValues: {
      providerId: providers[0]?.id ?? 0,
      coupleName: '',
      organizationDate: '',
      organizationTypeId: 1,
      guests: '',
      budget: null,
      place: '',
      email: '',
      phone: '',
      message: '',
    },
  });

  const submit = async (couple: NewCoupleForm) => {
    const id = await addCouple(couple, key);
    notices.success(t('done', { name: couple.coupleName }));
    void queries.invalidateQueries({ queryKey: leadsKey });
    void navigate({ to: pathTo('lead', { id }) });
  };

  return (
    <StepDialog title={t('title')} confirm={t('confirm')} form={form} onSubmit={submit} onClose={onClose}>
      {providers.length > 1 && (
        <SelectField name="providerId" label={t('provider')} required options={toProviderChoices(providers, t)} />
      )}
      <TextField name="coupleName" label={t('name')} placeholder={t('nameHint')} autoComplete="off" required />
      <Pair>
        <SelectField
          name="organizationTypeId"
          label={t('type')}
          options={types.map(({ itemId, value }) => ({ value: itemId, label: value }))}
        />
        <DateField name="organizationDate" label={t('date')} />
        <TextField name="guests" label={t('guests')} type="tel" autoComplete="off" />
        <MoneyField name="budget" label={t('budget')} />
        <TextField name="email" label={t('email')} type="email" autoComplete="off" />
        <TextField name="phone" label={t('phone')} type="tel" autoComplete="off" />
      </Pair>
      <TextField name="place" label={t('place')} autoComplete="off" />
      <TextareaField name="message" label={t('message')} max={MESSAGE_MAX} rows={3} />
    </StepDialog>
  );
}
