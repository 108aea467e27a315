import { limits, UserFacingError } from '@perigee/domain';
import { pictureMessages } from '@perigee/domain/profile';

interface Size {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** A section of a picture, in its own pixels. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

/**
 * Exports a section of a picture as a JPEG of exactly the given size. Transparent pixels become white,
 * because a JPEG would show them as black. Source: member §9 (quality).
 *
 * @throws Error with a message for users, if the browser cannot create it
 */
export async function cropImage(
  image: CanvasImageSource,
  area: CropArea,
  { width, height }: Size,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new UserFacingError(pictureMessages.crop.failed);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', limits.cropQuality);
  });
  if (blob === null) throw new UserFacingError(pictureMessages.crop.failed);
  return new File([blob], 'picture.jpg', { type: blob.type });
}
