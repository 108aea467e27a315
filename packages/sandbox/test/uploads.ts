import sharp from 'sharp';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A data URL of bytes that claim to be of a type. */
export const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${base64(bytes)}`;

/** The head of a PNG of this size, which is all that is read of it. Filled up to `length` bytes. */
export function pngOf(width: number, height: number, length = 33): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.set(new TextEncoder().encode('IHDR'), 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** The head of a WebP of this size. */
export function webpOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(30);
  const text = new TextEncoder();
  bytes.set(text.encode('RIFF'));
  bytes.set(text.encode('WEBPVP8X'), 8);
  const view = new DataView(bytes.buffer);
  view.setUint16(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

const TEAL = { r: 0, g: 128, b: 128 };

/** A whole picture of one color. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: TEAL } });

/** A JPEG of 300 by 200 pixels as a phone takes it: on its side, with the place and a secret in it. */
export function phonePhoto(): Promise<Buffer> {
  return picture(300, 200)
    .withExif({
      IFD0: { ImageDescription: 'SECRET' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 11/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
