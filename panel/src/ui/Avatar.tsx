import css from './Avatar.module.css';

const TINTS = ['a', 'b', 'c', 'd', 'e'] as const;
export type AvatarTint = (typeof TINTS)[number];

export type AvatarProps = {
  /** 'Georgia Papadopoulos & Sam Whitlock' becomes GS. */
  name: string;
  size?: 'small' | 'medium' | 'large';
  tint?: AvatarTint | 'grey';
  src?: string;
};

/** Initials on one of five tints; the same name always gets the same tint. The name itself is shown beside it. */
export function Avatar({ name, size = 'medium', tint, src }: AvatarProps) {
  return (
    <span className={css.avatar} data-avatar="" data-size={size} data-tint={tint ?? pickTint(name)} aria-hidden>
      {src ? <img className={css.picture} src={src} alt="" /> : toInitials(name)}
    </span>
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
  return TINTS[hash % TINTS.length] ?? 'a';
}
