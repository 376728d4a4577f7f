import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import css from './Figures.module.css';

export type FigureProps = { name: string; value: ReactNode; note: ReactNode };

/** Big numbers side by side in a card. */
export function Figures({ figures }: { figures: readonly FigureProps[] }) {
  return (
    <dl className={css.row}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton variant="line" width={64} />}</dd>
          <dd data-note>{note ?? <Skeleton variant="line" width={88} />}</dd>
        </div>
      ))}
    </dl>
  );
}
