import { MOST_STORED_PIXELS, STORED_QUALITY, type EncodeImage } from '../profile/encode-image.ts';
import { notAnImage } from '../profile/read-image.ts';

const BOX = {
  width: MOST_STORED_PIXELS,
  height: MOST_STORED_PIXELS,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** Encodes pictures with libvips, for Node. Of an animation the first picture stays. */
export const sharpEncoding: EncodeImage = async (image) => {
  // Only here: hardly any start of a sandbox comes to an upload.
  const { default: sharp } = await import('sharp');
  try {
    const content = await sharp(image.content, { failOn: 'error' })
      .autoOrient()
      .resize(BOX)
      .toFormat(image.ending === 'jpg' ? 'jpeg' : image.ending, { quality: STORED_QUALITY })
      .toBuffer();
    return { ...image, content: new Uint8Array(content) };
  } catch {
    throw notAnImage();
  }
};
