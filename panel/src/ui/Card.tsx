import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Row } from './layout/Row.tsx';
import { element } from './element.tsx';
import { Quiet, Text } from './Text.tsx';
import css from './Card.module.css';

type HeaderProps = {
  lead?: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
};

export type CardHeaderProps = HeaderProps & { title: ReactNode; id?: string | undefined };

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> &
  HeaderProps & {
    /** With a title it has a header. */
    title?: ReactNode;
    /** The title names the card, as a part of the page of its own. */
    titleId?: string;
    component?: ElementType;
  };

/** The only surface level: a hairline border, radius 10, never inside another card. */
export function Card(props: CardProps) {
  const { title, lead, badge, action, titleId, component: Tag = 'section', className, children, ...rest } = props;
  return (
    <Tag className={cx(css.card, className)} aria-labelledby={titleId} {...rest}>
      {title !== undefined && <CardHeader title={title} lead={lead} badge={badge} action={action} id={titleId} />}
      {children}
    </Tag>
  );
}

/** A padded part of a card; several are separated by a line. */
export const CardBody = element('div', css.cardBody);

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
        {lead && <Quiet>{lead}</Quiet>}
      </div>
      {action}
    </header>
  );
}
