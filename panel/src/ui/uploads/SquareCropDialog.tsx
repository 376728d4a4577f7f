import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { PrimaryButton } from '../PrimaryButton.tsx';
import { Dialog, DialogActions, DialogContent } from '../overlays/Dialog.tsx';
import { Slider } from '../overlays/Slider.tsx';
import { useUiText } from '../use-ui-text.ts';
import css from './SquareCropDialog.module.css';
import { type Cut, MAX_ZOOM, MIDDLE, pulled, cropSquare } from './square-crop.ts';

type SquareCropDialogProps = { file: File; onCut: (image: Blob) => void; onClose: () => void };

/** As in the style sheet. */
const FRAME = 288;
const OUTPUT = 512;
const STEP = 12;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** Crops a picture to a square: move it with the pointer or the arrow keys, zoom with the slider. */
export function SquareCropDialog({ file, onCut, onClose }: SquareCropDialogProps) {
  const t = useUiText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = useBitmap(file);
  const [cut, setCut] = useState<Cut>(MIDDLE);

  useEffect(() => {
    if (bitmap && canvas.current) draw(canvas.current, bitmap, cut);
  }, [bitmap, cut]);

  const pull = (by: { x: number; y: number }) => bitmap && setCut((now) => pulled(bitmap, now, by, FRAME));
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) pull({ x: event.movementX, y: event.movementY });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    pull(by);
  };

  return (
    <Dialog title={t('crop.title')} onClose={onClose} maxWidth="xs" fullWidth={false}>
      <DialogContent>
        <canvas
          className={css.frame}
          ref={canvas}
          width={OUTPUT}
          height={OUTPUT}
          role="img"
          aria-label={t('crop.help')}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
        />
        <Slider
          aria-label={t('crop.zoom')}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={cut.zoom}
          onChange={(zoom) => setCut((now) => ({ ...now, zoom }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <PrimaryButton
          disabled={!bitmap}
          onClick={() => canvas.current?.toBlob((image) => image && onCut(image), 'image/webp', 0.9)}
        >
          {t('crop.use')}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}

function useBitmap(file: File): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    let left = false;
    void createImageBitmap(file).then((made) => (left ? made.close() : setBitmap(made)));
    return () => {
      left = true;
    };
  }, [file]);
  return bitmap;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, cut: Cut): void {
  const { left, top, side } = cropSquare(bitmap, cut);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, OUTPUT, OUTPUT);
  context?.drawImage(bitmap, left, top, side, side, 0, 0, OUTPUT, OUTPUT);
}
