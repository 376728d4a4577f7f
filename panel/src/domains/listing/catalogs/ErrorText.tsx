import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import css from './ErrorText.module.css';

/** An error about a group of fields. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={css.words} role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
}
