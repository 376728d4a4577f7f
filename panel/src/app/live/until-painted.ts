/** Resolves when this tab has drawn a frame that somebody can see. Hidden and covered tabs draw none until they return. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
