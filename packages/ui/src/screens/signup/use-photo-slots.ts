import type { Media } from '@perigee/api';
import { photosInOrder, withoutPhoto, withPhoto, type ProfilePhoto } from '@perigee/domain/profile';
import { useState } from 'react';
import type { PhotoGridProps } from '../../components/PhotoGrid/PhotoGrid.tsx';

type Photos = readonly ProfilePhoto[];

/**
 * The edited photos of a profile. Each is uploaded when it is chosen; its place in the profile is saved with
 * the other changes.
 *
 * @param edit gets a function from the current photos to the next ones, because they may change during an
 * upload
 */
export function usePhotoSlots(
  photos: Photos,
  edit: (next: (photos: Photos) => Photos) => void,
  onUploadPhoto: (file: File) => Promise<Media>,
) {
  const [isUploading, setIsUploading] = useState(false);
  const grid: Pick<PhotoGridProps, 'photos' | 'onUpload' | 'onRemove' | 'onReorder'> = {
    photos,
    onUpload: async (file, slot) => {
      setIsUploading(true);
      try {
        const picture = await onUploadPhoto(file);
        edit((current) => withPhoto(current, slot, picture));
      } finally {
        setIsUploading(false);
      }
    },
    onRemove: (id) => edit((current) => withoutPhoto(current, id)),
    onReorder: (ids) => edit((current) => photosInOrder(current, ids)),
  };
  return { grid, isUploading };
}
