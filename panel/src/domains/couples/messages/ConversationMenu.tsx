import Ellipsis from 'lucide-react/icons/ellipsis';
import MailOpen from 'lucide-react/icons/mail-open';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { useMessageAction } from './thread/use-message-action.ts';

/** Actions for the whole conversation. */
export function ConversationMenu({ leadId, hasMessages }: { leadId: number; hasMessages: boolean }) {
  const { t } = useTranslation('messages');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const action = useMessageAction(leadId);
  if (!hasMessages) return null;
  const markUnread = () => {
    setAnchor(null);
    void action({ type: 'unread' }, t('menu.unreadDone'));
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('menu.label')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={markUnread}>
          <MailOpen aria-hidden />
          {t('menu.unread')}
        </MenuItem>
      </Menu>
    </>
  );
}
