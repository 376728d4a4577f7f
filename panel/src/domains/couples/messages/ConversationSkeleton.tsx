import { Card } from '#ui/Card.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ThreadShape } from './thread/Thread.tsx';
import css from './Conversation.module.css';

/** A conversation that loads, with the place of the composer below it. */
export function ConversationSkeleton() {
  return (
    <Card className={css.conversationFrame}>
      <Row component="header" gap={2} className={css.head}>
        <Skeleton variant="line" width={180} />
      </Row>
      <ThreadShape />
      <div className={css.composerShape}>
        <Skeleton variant="rounded" height="100%" />
      </div>
    </Card>
  );
}
