import { styled } from '@mui/material/styles';
import { AVATAR_TINTS, type AvatarTint } from './theme/tokens.ts';
import { rem } from './theme/typography.ts';

const SIZES = { small: [28, 11], medium: [36, 13], large: [48, 16] } as const;

export type AvatarProps = {
  /** 'Georgia Papadopoulos & Sam Whitlock' becomes GS. */
  name: string;
  size?: keyof typeof SIZES;
  tint?: AvatarTint | 'grey';
  src?: string;
};

/** Initials on one of five tints; the same name always gets the same tint. The name itself is shown beside it. */
export function Avatar({ name, size = 'medium', tint, src }: AvatarProps) {
  return (
    <Circle side={SIZES[size][0]} text={SIZES[size][1]} tint={tint ?? pickTint(name)} data-avatar="" aria-hidden>
      {src ? <Picture src={src} alt="" /> : toInitials(name)}
    </Circle>
  );
}

export function toInitials(name: string): string {
  const people = name.split(/\s*[&+]\s*/).filter(Boolean);
  const words = people.length > 1 ? people : (people[0] ?? '').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

function pickTint(name: string): AvatarTint {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return AVATAR_TINTS[hash % AVATAR_TINTS.length] ?? 'a';
}

const Circle = styled('span', { shouldForwardProp: (prop) => !['side', 'text', 'tint'].includes(String(prop)) })<{
  side: number;
  text: number;
  tint: AvatarTint | 'grey';
}>(({ theme, side, text, tint }) => {
  const { avatar, neutral } = theme.vars.palette;
  return {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: side,
    height: side,
    overflow: 'hidden',
    borderRadius: '50%',
    fontSize: rem(text),
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '0.02em',
    backgroundColor: tint === 'grey' ? neutral.wash : avatar[tint].bg,
    color: tint === 'grey' ? neutral.ink : avatar[tint].ink,
  };
});

const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });
