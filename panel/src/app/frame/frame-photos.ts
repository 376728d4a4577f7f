/** Resolves once the photos that the document has put into its frame are seen. */
export async function framePhotos(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>('[data-frame] img')];
  if (photos.length === 0) return;
  await Promise.all(photos.map((photo) => photo.decode().catch(() => undefined)));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}
