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

/** The only decoders that a stranger's bytes may reach, by their names in libvips. */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/** With one thread, which leaves a core to all other calls, and without a cache. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** Encodes pictures with libvips, for Node. Of an animation the first picture stays. */
export const sharpEncoding: EncodeImage = async (image) => {
  // Only here: hardly any start of a sandbox comes to an upload.
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
