import { type ReactNode, useId } from 'react';
import { Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
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
      <Row gap={3} justify="between" className={css.head}>
        <Text size="section" id={id}>
          {title}
        </Text>
        {action}
      </Row>
      {children}
    </Stack>
  );
}
