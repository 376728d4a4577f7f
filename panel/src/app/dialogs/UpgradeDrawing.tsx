import css from './UpgradeDrawing.module.css';
/** A line that rises above the dashed one, with a bird at its end. */
export function UpgradeDrawing() {
  return (
    <svg className={css.sheet} viewBox="0 0 480 152" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path className={css.grid} d="M0 128H480M0 96H480M0 64H480" />
      <path className={css.peers} d="M0 128C70 126 130 116 190 112s90-4 140-14 90-14 150-16" />
      <path className={css.you} d="M0 122C70 116 120 118 180 100s80-10 120-26 40-6 70-10" />
      <g transform="translate(338 2) scale(2.3)">
        <path className={css.bird} d="M1.5 26.5C7 24.6 8.4 19.4 8.4 12.4a8.2 8.2 0 0 1 16.4 0c0 6.6.5 10.6 3 14.1Z" />
        <path className={css.beak} d="m24.4 8.6 6.4 3.9-6 2.6a9 9 0 0 0-.4-6.5Z" />
        <circle className={css.beak} cx="19.6" cy="11.2" r="2.1" />
      </g>
    </svg>
  );
}
