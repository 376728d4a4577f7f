import { type ReactNode, useId } from 'react';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './CheckoutSection.module.css';

/** A section of the checkout with a title. */
export function CheckoutSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack component="section" gap={3} aria-labelledby={id}>
      <div className={css.head}>
        <Text size="section" id={id}>
          {title}
        </Text>
        {action}
      </div>
      {children}
    </Stack>
  );
}
