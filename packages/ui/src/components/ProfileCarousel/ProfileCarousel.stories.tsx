import type { Image } from '@perigee/api';
import { expect, fn, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './ProfileCarousel.guide.ts';
import { ProfileCarousel } from './ProfileCarousel.tsx';

const photo = (orderNo: number, file: string, more: Partial<Image> = {}): Image => ({
  id: 100 + orderNo,
  url: `/pictures/portraits/${file}.jpg`,
  profileImage: false,
  orderNo,
  moderationStatus: 'Approved',
  ...more,
});

const photos = [photo(0, '026', { profileImage: true }), photo(1, '241'), photo(2, '242')];

const meta = preview.meta({
  title: 'Components/People/ProfileCarousel',
  component: ProfileCarousel,
  tags: ['ready'],
  parameters: { guide },
  args: { name: 'Noor', photos },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

type Canvas = ReturnType<typeof within>;

/** The photo with this number is the one exposed to screen readers, and has stopped moving. */
async function expectPhoto(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
  const region = canvas.getByRole('region');
  const left = (element: Element | null) => element?.getBoundingClientRect().left ?? NaN;
  const distance = () => Math.abs(left(region.querySelector('[aria-hidden=false]')) - left(region));
  await waitFor(async () => {
    // The library rounds places to hundredths of a pixel.
    const place = distance();
    await expect(place).toBeLessThan(0.02);
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await expect(distance()).toBe(place);
    }
  });
}

export const Default = meta.story();

Default.test('is turned by its arrows, and wraps around', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Photos of Noor' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Noor, photo 1 of 3' })).toBeVisible();
  await expectPhoto(canvas, 'Photo 1 of 3');
  await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
  await expectPhoto(canvas, 'Photo 2 of 3');
  await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
  await expectPhoto(canvas, 'Photo 1 of 3');
  await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
  await expectPhoto(canvas, 'Photo 3 of 3');
});

const onDeckKey = fn();

Default.test(
  'is turned by keys, which the surrounding deck does not receive',
  {
    decorators: [
      (Story) => (
        // Represents the deck, which listens for the same keys.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={({ key }) => key.startsWith('Arrow') && onDeckKey(key)}>{Story()}</div>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    onDeckKey.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous photo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPhoto(canvas, 'Photo 2 of 3');
    await userEvent.keyboard('{End}');
    await expectPhoto(canvas, 'Photo 3 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPhoto(canvas, 'Photo 2 of 3');
    await userEvent.keyboard('{Home}');
    await expectPhoto(canvas, 'Photo 1 of 3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectPhoto(canvas, 'Photo 2 of 3');
    await expect(onDeckKey).not.toHaveBeenCalled();
  },
);

Default.test(
  'is turned in the opposite direction by keys, from right to left',
  { decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expectPhoto(canvas, 'Photo 2 of 3');
  },
);

Default.test('is turned by a swipe', async ({ canvas, userEvent }) => {
  const target = canvas.getByRole('img');
  await waitFor(() => expect(getComputedStyle(target).cursor).toBe('grab'));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 300, clientY: 200 } },
    { target, coords: { clientX: 200, clientY: 200 } },
    { target, coords: { clientX: 60, clientY: 200 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: 60, clientY: 200 } },
  ]);
  await expectPhoto(canvas, 'Photo 2 of 3');
});

/** In the deck a swipe decides on the profile instead. */
Default.test(
  'is turned by arrows only if swipes are off',
  { args: { swipes: false } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await expectPhoto(canvas, 'Photo 2 of 3');
    const target = canvas.getByRole('img');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 300, clientY: 200 } },
      { target, coords: { clientX: 60, clientY: 200 } },
      { keys: '[/MouseLeft]', target, coords: { clientX: 60, clientY: 200 } },
    ]);
    await expectPhoto(canvas, 'Photo 2 of 3');
  },
);

Default.test(
  'begins with the profile picture, and omits rejected and empty photos',
  {
    args: {
      photos: [
        photo(0, '241'),
        photo(1, '242', { moderationStatus: 'Rejected', rejectionReason: 'Too dark' }),
        photo(2, '026', { profileImage: true }),
        photo(3, '243', { url: null }),
      ],
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Noor, photo 1 of 2' })).toHaveAttribute(
      'src',
      '/pictures/portraits/026.jpg',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 1 of 2');
  },
);

/** On a phone the name is over the photo. */
export const WithName = meta.story({
  args: {
    children: (
      <>
        <h2>Noor, 31</h2>
        <Badge tone="precious">Verified</Badge>
      </>
    ),
  },
});

export const Single = meta.story({ args: { photos: photos.slice(0, 1) } });

Single.test('has no controls for a single photo', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Noor, photo 1 of 1' })).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const NoImages = meta.story({ args: { photos: [], children: <h2>Noor, 31</h2> } });

NoImages.test('shows that there are no photos', async ({ canvas }) => {
  await expect(canvas.getByText('Noor has no photos yet')).toBeInTheDocument();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The default picture replaces one that fails to load; the other photos are still reachable. */
export const BrokenImage = meta.story({
  args: { photos: [photo(0, '026', { url: 'data:image/png;base64,broken' }), photo(1, '241')] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Photo 1 of 2');
    await expect(canvas.getByRole('button', { name: 'Next photo' })).toBeVisible();
  },
});
