import type { Gallery } from '@bellbird/contract/listing/galleries';
import { Arrange, Place } from '../parts/Arrange.tsx';
import { GalleryTile, Tiles } from '../parts/GalleryTile.tsx';
import { MoveMenu } from '../parts/MoveMenu.tsx';
import { GalleryMenu } from './GalleryMenu.tsx';

type GalleryTilesProps = {
  galleries: readonly Gallery[];
  onMove: (gallery: Gallery, position: number) => void;
  onRename: (gallery: Gallery) => void;
};

/** The sortable galleries of a provider. */
export function GalleryTiles({ galleries, onMove, onRename }: GalleryTilesProps) {
  return (
    <Arrange items={galleries} onMove={onMove} renderFlying={(gallery) => <GalleryTile gallery={gallery} />}>
      <Tiles>
        {galleries.map((gallery, at) => (
          <Place
            key={gallery.id}
            id={gallery.id}
            render={(handle) => (
              <GalleryTile
                gallery={gallery}
                first={at === 0}
                tools={
                  <>
                    {galleries.length > 1 && (
                      <MoveMenu
                        name={gallery.name}
                        order={gallery.order}
                        last={galleries.length}
                        onMove={(position) => onMove(gallery, position)}
                        handle={handle}
                      />
                    )}
                    <GalleryMenu gallery={gallery} onRename={() => onRename(gallery)} />
                  </>
                }
              />
            )}
          />
        ))}
      </Tiles>
    </Arrange>
  );
}
