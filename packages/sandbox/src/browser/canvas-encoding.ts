import {
  MOST_STORED_PIXELS,
  STORED_QUALITY,
  imageBroken,
  type EncodeImage,
} from '../profile/encode-image.ts';

/**
 * Draws pictures on a canvas, for a browser tab: a WebP becomes a PNG, since not all browsers can
 * write WebP.
 */
export const canvasEncoding: EncodeImage = async ({ contentType: type, content }) => {
  const bitmap = await createImageBitmap(new Blob([content], { type })).catch(() => {
    throw imageBroken();
  });
  const scale = Math.min(1, MOST_STORED_PIXELS / Math.max(bitmap.width, bitmap.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const canvas = new OffscreenCanvas(scaled(bitmap.width), scaled(bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const kind =
    type === 'image/jpeg'
      ? ({ contentType: type, ending: 'jpg' } as const)
      : ({ contentType: 'image/png', ending: 'png' } as const);
  const blob = await canvas.convertToBlob({
    type: kind.contentType,
    quality: STORED_QUALITY / 100,
  });
  return { ...kind, content: new Uint8Array(await blob.arrayBuffer()) };
};
