import type { ReactNode } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Text } from '../Text.tsx';
import css from './CardLines.module.css';

type CardLinesProps = {
  /** For the avatar. */
  name: string;
  title: ReactNode;
  titleEnd: ReactNode;
  below: ReactNode;
  belowEnd?: ReactNode;
};

/** A row of a list on a phone in two lines: who and how much, then how far it has come and what is next. */
export function CardLines({ name, title, titleEnd, below, belowEnd }: CardLinesProps) {
  return (
    <span className={css.card}>
      <Avatar name={name} />
      <span className={css.pair}>
        <Text size="strong" component="span" dir="auto" className={css.title}>
          {title}
        </Text>
        <span className={css.figure}>{titleEnd}</span>
      </span>
      <span className={css.pair}>
        {below}
        {belowEnd}
      </span>
    </span>
  );
}
