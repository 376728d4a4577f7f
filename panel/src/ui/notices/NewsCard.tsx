import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { MouseEvent, Ref } from 'react';
import { useUiText } from '../use-ui-text.ts';
import type { News } from './notices.ts';

export type NewsCardProps = News & { onClose: () => void; ref?: Ref<HTMLDivElement> | undefined };

/** Something new in two lines; the whole card is a link. */
export function NewsCard({ icon, tone, title, text, href, onFollow, onClose, ref }: NewsCardProps) {
  const t = useUiText();
  const follow = (event: MouseEvent) => {
    // The browser handles new tabs itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <Card ref={ref} role="status" data-kind="news">
      <Ring data-tone={tone} aria-hidden>
        {icon}
      </Ring>
      <Words href={href} onClick={follow}>
        <b>{title}</b>
        <span>{text}</span>
      </Words>
      <Close size="small" aria-label={t('close')} onClick={onClose}>
        <X />
      </Close>
    </Card>
  );
}

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  width: 'min(448px, calc(100vw - 32px))',
  padding: '12px 8px 12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  boxShadow: theme.vars.palette.float,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const Ring = styled('span')(({ theme }) => {
  const { primary, info, warning } = theme.vars.palette;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: 12,
    backgroundColor: primary.wash,
    color: primary.ink,
    '&[data-tone="info"]': { backgroundColor: info.wash, color: info.ink },
    '&[data-tone="warning"]': { backgroundColor: warning.wash, color: warning.ink },
  };
});

const Words = styled('a')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& b': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: 500,
  },
  '& span': { display: 'block', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Above the link that covers the card. */
const Close = styled(IconButton)({ zIndex: 1 });
