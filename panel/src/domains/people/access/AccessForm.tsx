import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AuthLink } from './AuthLink.tsx';
import css from './AccessForm.module.css';

type AccessFormProps = {
  title: string;
  lead: ReactNode;
  /** A link back to the sign-in page at the end. */
  back?: boolean;
  children: ReactNode;
};

/** A page outside the panel: a title, and the form below it. */
export function AccessForm({ title, lead, back, children }: AccessFormProps) {
  const { t } = useTranslation('access');
  return (
    <Stack gap={6}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <Text component="p" size="inherit" quiet mt={2}>
          {lead}
        </Text>
      </div>
      {children}
      {back && (
        <div>
          <AuthLink to={pathTo('login')}>{t('back')}</AuthLink>
        </div>
      )}
    </Stack>
  );
}
