import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { useUiText } from '../use-ui-text.ts';
import css from './NoticeBar.module.css';
import type { NoticeAction, NoticeKind } from './notices.ts';

export type NoticeBarProps = {
  kind: NoticeKind;
  text: string;
  action?: NoticeAction;
  onClose: () => void;
};

/** One notice: an icon, a sentence, an optional action, and a close button. */
export function NoticeBar({ kind, text, action, onClose }: NoticeBarProps) {
  const t = useUiText();
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={css.bar} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <Icon role="img" aria-label={t(`notice.${kind}`)} />
      <span className={css.text}>{text}</span>
      {action && (
        <Button variant="text" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={t('close')} onClick={onClose} icon={X} />
    </div>
  );
}
