import {
  MOST_STORED_PIXELS,
  STORED_QUALITY,
  imageBroken,
  type EncodeImage,
} from '../profile/encode-image.ts';

const BOX = {
  width: MOST_STORED_PIXELS,
  height: MOST_STORED_PIXELS,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** The only decoders that uploaded bytes may reach, by their names in libvips. */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/** Loads the library with one thread, which leaves a core to all other requests, and without a cache. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** Encodes pictures with libvips, for Node. Of an animation only the first picture is kept. */
export const sharpEncoding: EncodeImage = async (image) => {
  // The import is here because few sandboxes receive an upload.
  const sharp = await (loading ??= loadSharp());
  try {
    const content = await sharp(image.content, { failOn: 'error' })
      .autoOrient()
      .resize(BOX)
      .toFormat(image.ending === 'jpg' ? 'jpeg' : image.ending, { quality: STORED_QUALITY })
      .toBuffer();
    return { ...image, content: new Uint8Array(content) };
  } catch {
    throw imageBroken();
  }
};
