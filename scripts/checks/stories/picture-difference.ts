import type { Page } from 'playwright';

/**
 * The largest difference between two PNG pictures in a channel of a pixel, in steps of 256; Infinity for pictures of
 * different sizes. The page decodes them.
 */
export async function pictureDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const pictures = [one.toString('base64'), other.toString('base64')] as const;
  const difference = await page.evaluate(async ([first, second]) => {
    const decode = async (base64: string) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return {
        width,
        height,
        channels: canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(),
      };
    };
    const [a, b] = [await decode(first), await decode(second)];
    if (a.width !== b.width || a.height !== b.height) return null;
    return a.channels.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (b.channels[at] ?? 0))),
      0,
    );
  }, pictures);
  return difference ?? Infinity;
}
