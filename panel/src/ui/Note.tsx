import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck } as const;

export type NoteProps = {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  action?: ReactNode;
  /** It appeared because of a user's action and should be read out. */
  announce?: boolean;
};

/** A sentence with a coloured background, inside the page. */
export function Note({ tone = 'info', children, action, announce = false }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <Wash tone={tone} {...(announce && { role: tone === 'error' ? 'alert' : 'status' })}>
      <Said>
        <Icon aria-hidden />
        <Words>{children}</Words>
      </Said>
      {action}
    </Wash>
  );
}

const Wash = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: keyof typeof ICONS }>(
  ({ theme, tone }) => ({
    display: 'flex',
    // On a phone the action is below the text.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '12px 16px',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette[tone].wash,
    '& svg.lucide': { marginTop: 1, color: theme.vars.palette[tone].ink },
  }),
);

const Said = styled('div')({ display: 'flex', gap: 12, flex: '1 1 240px', minWidth: 0 });

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
});
