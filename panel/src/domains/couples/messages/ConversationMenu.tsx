import MailOpen from 'lucide-react/icons/mail-open';
import { useTranslation } from '#texts/use-translation.ts';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { useMessageAction } from './thread/use-message-action.ts';

/** Actions for the whole conversation. */
export function ConversationMenu({ leadId, hasMessages }: { leadId: number; hasMessages: boolean }) {
  const { t } = useTranslation('messages');
  const action = useMessageAction(leadId);
  if (!hasMessages) return null;
  const markUnread = () => {
    void action({ type: 'unread' }, t('menu.unreadDone'));
  };
  return (
    <MoreMenu label={t('menu.label')} size="small">
      <MenuItem onClick={markUnread} icon={MailOpen} label={t('menu.unread')} />
    </MoreMenu>
  );
}
