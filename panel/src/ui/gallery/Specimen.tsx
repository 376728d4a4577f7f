import type { ReactNode } from 'react';
import { element } from '../element.tsx';
import { Text } from '../Text.tsx';
import css from './Specimen.module.css';

/** A group of parts with an anchor. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.groupBox} id={id} aria-labelledby={`${id}-title`}>
      <Text size="subtitle" component="h2" id={`${id}-title`}>
        {title}
      </Text>
      {children}
    </section>
  );
}

/** One part in one state, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className={css.caption}>{name}</p>
      {children}
    </div>
  );
}

export const Row = element('div', css.row);

export const Columns = element('div', css.columns);
