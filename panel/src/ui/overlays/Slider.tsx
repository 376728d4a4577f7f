import { Slider as Base } from '@base-ui/react/slider';
import css from './Slider.module.css';

export type SliderProps = {
  'aria-label': string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A number by dragging, or by arrow keys, Page up, Page down, Home and End. */
export function Slider({ 'aria-label': label, onChange, ...range }: SliderProps) {
  return (
    <Base.Root {...range} onValueChange={onChange}>
      <Base.Control className={css.control}>
        <Base.Track className={css.track}>
          <Base.Indicator className={css.indicator} />
          <Base.Thumb className={css.thumb} aria-label={label} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
