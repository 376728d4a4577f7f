import type { ReactNode } from 'react';
import { Row } from './layout/Row.tsx';
import { element } from './element.tsx';
import { Text } from './Text.tsx';
import css from './Card.module.css';

/** The only surface level: a hairline border, radius 10, never inside another card. */
export const Card = element('section', css.card);

/** A padded part of a card; several are separated by a line. */
export const CardBody = element('div', css.cardBody);

export type CardHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  id?: string;
};

export function CardHeader({ title, lead, badge, action, id }: CardHeaderProps) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <Row gap={2}>
          <Text size="section" id={id}>
            {title}
          </Text>
          {badge}
        </Row>
        {lead && (
          <Text size="small" quiet>
            {lead}
          </Text>
        )}
      </div>
      {action}
    </header>
  );
}
