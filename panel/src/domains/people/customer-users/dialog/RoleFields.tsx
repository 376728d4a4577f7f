import { ROLE } from '@bellbird/contract/people/customer-users/rules.ts';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useOfferedEntries } from '#platform/config-lists/use-config-list.ts';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TitleField } from './ProfileFields.tsx';

/** Role and rights. An owner can manage by default; nobody decides this for themselves. */
export function RoleFields({ isOwn }: { isOwn: boolean }) {
  const { t } = useTranslation('customer-users');
  const form = useFormContext();
  const roles = useOfferedEntries('customer_user_role');
  const roleId = useWatch({ name: 'roleId' }) as number;
  const before = useRef(roleId);

  useEffect(() => {
    if (before.current !== roleId && roleId === ROLE.owner) form.setValue('canManage', true, { shouldDirty: true });
    before.current = roleId;
  }, [form, roleId]);

  return (
    <>
      <Pair>
        <TitleField />
        <SelectField
          name="roleId"
          label={t('field.roleId')}
          help={isOwn ? t('field.ownRole') : t(`roleHelp.${roleId}`)}
          disabled={isOwn}
          options={roles.map(({ itemId, value }) => ({ value: itemId, label: value }))}
        />
      </Pair>
      <SwitchField name="canManage" label={t('field.canManage')} help={t('field.canManageHelp')} disabled={isOwn} />
    </>
  );
}
