import { type ReactNode, useId } from 'react';
import { Text } from '#ui/Text.tsx';
import { element } from '#ui/element.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './Section.module.css';

type SectionProps = {
  title: string;
  lead?: string;
  aside?: ReactNode;
  /** Without a line above it. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A part of the page with its heading on the left and its content on the right; stacked on narrow screens. */
export function Section({ title, lead, aside, isFirst, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.two} aria-labelledby={id} role="group" data-first={isFirst || undefined}>
      <Stack gap={1} className={css.words}>
        <Text size="section" id={id}>
          {title}
        </Text>
        {lead && (
          <Text size="small" quiet>
            {lead}
          </Text>
        )}
        {aside}
      </Stack>
      <div>{children}</div>
    </section>
  );
}

/** A row of a card, with a line between rows. */
export const Line = element('div', css.line);

export const Strong = element('span', css.strong);

export const Quiet = element('span', css.quiet);
