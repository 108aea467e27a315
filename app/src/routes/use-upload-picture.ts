import { useUploadImage, type Media } from '@perigee/api';
import { dataUrlOf } from '../services/data-url.ts';

/** Returns a function that stores a picture and resolves with what the server stored. */
export function useUploadPicture(): (file: File) => Promise<Media> {
  const { mutateAsync: upload } = useUploadImage();
  return async (file) => (await upload({ data: { image: await dataUrlOf(file) } })).media;
}
