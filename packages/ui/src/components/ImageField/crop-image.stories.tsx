import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { cropImage } from './crop-image.ts';
import { drawnFile, measure } from './story-files.ts';

/** Contains the tests of the export, which needs a browser with a canvas. It shows nothing. */
const meta = preview.meta({
  title: 'Components/Inputs/ImageField/Export',
  tags: ['!autodocs', 'ready'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <p>A part of a picture becomes a JPEG of exactly the size that is wanted.</p>,
});

export const Default = meta.story();

Default.test('is a JPEG of exactly the requested size', async () => {
  const source = await createImageBitmap(await drawnFile(1000, 800, 'rgb(200 40 40)'));
  const area = { x: 10.4, y: 20.6, width: 190.3, height: 250.7 };
  for (const [width, height] of [
    [380, 500],
    [1040, 450],
    [585, 1266],
  ] as const) {
    const result = await measure(await cropImage(source, area, { width, height }));
    await expect(result).toMatchObject({ type: 'image/jpeg', width, height });
  }
});

// The left half is red, the right half is blue.
Default.test('contains exactly the framed section', async () => {
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'red';
  context.fillRect(0, 0, 100, 100);
  context.fillStyle = 'blue';
  context.fillRect(100, 0, 100, 100);
  const area = { x: 100, y: 0, width: 100, height: 100 };
  const { colorAt } = await measure(await cropImage(canvas, area, { width: 50, height: 50 }));
  for (const [x, y] of [
    [3, 3],
    [46, 3],
    [3, 46],
    [46, 46],
  ] as const) {
    const [red = 255, , blue = 0] = colorAt(x, y);
    await expect(red).toBeLessThan(20);
    await expect(blue).toBeGreaterThan(230);
  }
});

// A JPEG shows transparent pixels as black.
Default.test('is white at transparent pixels of the picture', async () => {
  const source = await createImageBitmap(await drawnFile(100, 100));
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const { colorAt } = await measure(await cropImage(source, area, { width: 50, height: 50 }));
  await expect(colorAt(25, 25)).toEqual([255, 255, 255]);
});
