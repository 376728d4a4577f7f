import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Notifications } from '#domains/attention/prompts/bell/Notifications.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Text } from '#ui/Text.tsx';
import { Popover } from '#ui/overlays/Popover.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './BellPopover.module.css';

type BellPopoverProps = { anchor: HTMLElement; open: boolean; count: number; onClose: () => void };

/** The notifications, with a link to the to-do list. */
export function BellPopover({ anchor, open, count, onClose }: BellPopoverProps) {
  const { t } = useTranslation('layout');
  return (
    <Popover open={open} anchorEl={anchor} onClose={onClose} align="end" aria-labelledby="bell-title">
      <div className={css.inside}>
        <Row gap={2} className={css.title}>
          <Text size="section" id="bell-title">
            {t('bell.title')}
          </Text>
          <Badge count={count} tone="hot" />
          <Link to={pathTo('todo')} onClick={onClose}>
            {t('bell.toTodo')}
          </Link>
        </Row>
        <Notifications onLeave={onClose} />
      </div>
    </Popover>
  );
}
