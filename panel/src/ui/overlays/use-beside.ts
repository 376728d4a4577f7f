import { type MouseEvent, useState } from 'react';

/** What a button opens beside itself: `open` when it is pressed, and what a menu or popover needs once it has been. */
export function useBeside() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setOpen(true);
  };
  const onClose = () => setOpen(false);
  return { isOpen, open, popup: anchor && { anchor, open: isOpen, onClose } };
}
