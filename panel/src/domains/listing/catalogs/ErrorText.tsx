import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import css from './ErrorText.module.css';
import { Row } from '#ui/layout/Row.tsx';

/** An error about a group of fields. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Row component="p" gap={1.5} align="start" className={css.words} role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Row>
  );
}
