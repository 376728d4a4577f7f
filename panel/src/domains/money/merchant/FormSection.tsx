import { type ReactNode, useId } from 'react';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './FormSection.module.css';

/** A titled part of the application, with its explanation beside the fields. */
export function FormSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.sectionGrid} role="group" aria-labelledby={id}>
      <div>
        <Text size="section" id={id}>
          {title}
        </Text>
        <Quiet>{lead}</Quiet>
      </div>
      <Stack gap={5} className={css.fields}>
        {children}
      </Stack>
    </section>
  );
}
