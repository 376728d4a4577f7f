import { cx } from '../cx.ts';
import { Row } from '../layout/Row.tsx';
import { Quiet } from '../Text.tsx';
import { readableSize } from '../uploads/limits.ts';
import css from './file-choice.module.css';

type FileChoiceProps = {
  file: { name: string; sizeKb: number };
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  className?: string | undefined;
};

/** A stored file that can be ticked. */
export function FileChoice({ file, className, ...input }: FileChoiceProps) {
  return (
    <Row component="label" gap={2.5} className={cx(css.choice, className)}>
      <input type="checkbox" {...input} />
      <bdi>{file.name}</bdi>
      <Quiet component="span">{readableSize(file.sizeKb)}</Quiet>
    </Row>
  );
}
