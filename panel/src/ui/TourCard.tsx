import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { PrimaryButton } from './PrimaryButton.tsx';
import { Card, CardBody } from './Card.tsx';
import { IconButton } from './IconButton.tsx';
import { Quiet, Text } from './Text.tsx';
import { Row } from './layout/Row.tsx';
import css from './TourCard.module.css';

type TourCardProps = {
  id: string;
  progress: string;
  title: string;
  text: string;
  /** To the page that this step is about. */
  link: ReactNode;
  next: string;
  dismiss: string;
  onNext: () => void;
  onDismiss: () => void;
};

/** One step of a tour, above a page. It covers nothing and opens nothing by itself, so it is never in the way. */
export function TourCard({ id, progress, title, text, link, next, dismiss, onNext, onDismiss }: TourCardProps) {
  return (
    <Card aria-labelledby={id} className={css.tour}>
      <CardBody>
        <Row justify="between" gap={2}>
          <Quiet>{progress}</Quiet>
          <IconButton size="small" aria-label={dismiss} onClick={onDismiss} icon={X} />
        </Row>
        <div aria-live="polite">
          <Text size="section" id={id}>
            {title}
          </Text>
          <Text size="body" className={css.text}>
            {text}
          </Text>
        </div>
        <Row gap={2} wrap>
          <PrimaryButton onClick={onNext}>{next}</PrimaryButton>
          {link}
        </Row>
      </CardBody>
    </Card>
  );
}
