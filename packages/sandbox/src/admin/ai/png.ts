/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BITS_PER_PIXEL = 8;
const INDEXED_COLOUR = 3;
const NO_FILTER = 0;

/** The CRC-32 checksum at the end of each chunk, calculated bit by bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Whole numbers in the PNG format: four bytes, the most significant first. */
function uint32(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => {
    view.setUint32(index * 4, value);
  });
  return new Uint8Array(view.buffer);
}

const joined = (...parts: Iterable<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

function chunk(name: string, data: Uint8Array): Uint8Array {
  const content = joined(new TextEncoder().encode(name), data);
  return joined(uint32(data.length), content, uint32(crc32(content)));
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A PNG of at most 256 colours.
 *
 * @param pixels row by row, each the place of its colour in `palette`
 */
export async function encodePng({
  width,
  height,
  palette,
  pixels,
}: {
  width: number;
  height: number;
  palette: readonly Colour[];
  pixels: Uint8Array;
}): Promise<Uint8Array> {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows[row * (width + 1)] = NO_FILTER;
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = joined(uint32(width, height), [BITS_PER_PIXEL, INDEXED_COLOUR, 0, 0, 0]);
  return joined(
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', joined(...palette)),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array()),
  );
}
