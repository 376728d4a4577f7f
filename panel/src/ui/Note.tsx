import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import css from './Note.module.css';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck } as const;

export type NoteProps = {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  action?: ReactNode;
  /** It appeared because of a user's action and should be read out. */
  announce?: boolean;
  /** One line on phones too, above a list that needs the space. */
  slim?: boolean;
};

/** A sentence with a coloured background, inside the page. */
export function Note({ tone = 'info', children, action, announce = false, slim = false }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div
      className={css.note}
      data-tone={tone}
      data-slim={slim || undefined}
      {...(announce && { role: tone === 'error' ? 'alert' : 'status' })}
    >
      <div className={css.said}>
        <Icon aria-hidden />
        <div className={css.words}>{children}</div>
      </div>
      {action}
    </div>
  );
}
