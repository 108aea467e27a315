import type { Image } from '@perigee/api';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/wait-for-stable';
import { cropClosed } from '#.storybook/crop-steps';
import preview from '#.storybook/preview';
import { measure, pictureFile } from '../ImageField/story-files.ts';
import { guide } from './PhotoGrid.guide.ts';
import { PhotoGrid, type PhotoGridProps } from './PhotoGrid.tsx';

const photo = (orderNo: number, file: string, more: Partial<Image> = {}): Image => ({
  id: 100 + orderNo,
  url: `/pictures/portraits/${file}.jpg`,
  profileImage: orderNo === 0,
  orderNo,
  moderationStatus: 'Approved',
  ...more,
});

const photos = [photo(0, '026'), photo(1, '241'), photo(2, '242'), photo(3, '243')];

const upload = fn<PhotoGridProps['onUpload']>();

/** Behaves like its screen: a photo is removed or moved at once. */
function WithState({ photos: first, onRemove, onReorder, ...rest }: PhotoGridProps) {
  const [shown, setShown] = useState(first);
  return (
    <PhotoGrid
      {...rest}
      photos={shown}
      onRemove={(id) => {
        onRemove(id);
        setShown(shown.filter((one) => one.id !== id));
      }}
      onReorder={(ids) => {
        onReorder(ids);
        setShown(ids.flatMap((id) => shown.filter((one) => one.id === id)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Inputs/PhotoGrid',
  component: PhotoGrid,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Photos',
    photos,
    onUpload: upload,
    onRemove: fn(),
    onReorder: fn(),
    autoCrop: true,
    autoCropDelay: 0,
  },
  render: (args) => <WithState {...args} />,
  beforeEach: () => {
    upload.mockReset();
    upload.mockResolvedValue();
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Chooses a picture, which is cropped and uploaded without a press on Save. */
async function choose({ canvas, userEvent }: Context, control: string) {
  await userEvent.upload(canvas.getByLabelText(control), await pictureFile('portraits/250.jpg'));
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  await cropClosed();
}

const rejected = photo(1, '241', {
  moderationStatus: 'Rejected',
  rejectionReason: 'Your face is not visible',
});

const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

const UPLOAD_FAILED = 'Something went wrong uploading the image! Try again later.';

export const Default = meta.story();

Default.test('removes any photo but the first', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('list', { name: 'Photos' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Profile photo' })).toBeVisible();
  await expect(canvas.getByLabelText('Replace photo 1')).toBeEnabled();
  await expect(canvas.getByLabelText('Replace photo 2')).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
  await expect(canvas.queryByText('Submit at least 3 photos')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
  await expect(args.onRemove).toHaveBeenCalledWith(101);
  await expect(canvas.queryByRole('button', { name: 'Remove photo 4' })).toBeNull();
  await expect(canvas.getByRole('list')).toHaveFocus();
});

Default.test(
  'stores a picture of the size of profiles in the next slot',
  { args: { photos: photos.slice(0, 2) } },
  async (context) => {
    await choose(context, 'Add a photo');
    const [file, slot] = upload.mock.lastCall!;
    await expect(slot).toBe(2);
    await expect(await measure(file)).toMatchObject({
      type: 'image/jpeg',
      width: 380,
      height: 500,
    });
    await expect(context.canvas.getByText('The picture is uploaded')).toBeInTheDocument();
  },
);

Default.test('replaces a photo, and keeps the focus', async (context) => {
  await choose(context, 'Replace photo 1');
  await expect(upload.mock.lastCall![1]).toBe(0);
  await expect(context.canvas.getByLabelText('Replace photo 1')).toHaveFocus();
});

Default.test('shows at its slot that a photo could not be replaced', async (context) => {
  const { canvas } = context;
  upload.mockRejectedValue(new Error('offline'));
  await choose(context, 'Replace photo 2');
  await expect(await canvas.findByText(UPLOAD_FAILED)).toBeVisible();
  await expect(canvas.getByLabelText('Replace photo 2')).toHaveAccessibleDescription(UPLOAD_FAILED);
  await expect(canvas.getByLabelText('Replace photo 3')).not.toHaveAccessibleDescription();
});

Default.test('tries again with the same picture, without another crop', async (context) => {
  const { canvas, userEvent } = context;
  upload.mockRejectedValueOnce(new Error('offline'));
  await choose(context, 'Replace photo 2');
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.getByText('The picture is uploaded')).toBeInTheDocument());
  const [first, again] = upload.mock.calls;
  await expect(again).toEqual(first);
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  await expect(canvas.queryByText(UPLOAD_FAILED)).toBeNull();
  await expect(canvas.getByLabelText('Replace photo 2')).toHaveFocus();
});

/** Space lifts, arrows move, Space drops; each step is announced. Escape returns the photo to its place. */
Default.test('is reordered by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  const handle = canvas.getByRole('button', { name: 'Move photo 1' });
  await expect(handle).toHaveFocus();
  await expect(handle).toHaveAccessibleDescription(/^Press Space to lift the photo/);
  await userEvent.keyboard(' ');
  await said('Photo 1 is over place 1 of 4');
  await userEvent.keyboard('{ArrowRight}');
  await said('Photo 1 is over place 2 of 4');
  await userEvent.keyboard('{Escape}');
  await said('Photo 1 is where it was');
  await expect(args.onReorder).not.toHaveBeenCalled();
  await waitFor(() => expect(handle).toHaveFocus());
  await userEvent.keyboard(' ');
  await said('Photo 1 is over place 1 of 4');
  await userEvent.keyboard('{ArrowRight}');
  await said('Photo 1 is over place 2 of 4');
  await userEvent.keyboard(' ');
  await said('Photo 1 is now in place 2 of 4');
  await expect(args.onReorder).toHaveBeenCalledOnce();
  await expect(args.onReorder).toHaveBeenCalledWith([101, 100, 102, 103]);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Move photo 2' })).toHaveFocus());
  await waitForStable(canvas.getByRole('list'));
});

Default.test('is reordered by pointer', async ({ args, canvas, userEvent }) => {
  const handle = canvas.getByRole('button', { name: 'Move photo 1' });
  const from = handle.getBoundingClientRect();
  const to = canvas.getByRole('button', { name: 'Move photo 2' }).getBoundingClientRect();
  const at = ({ x, y }: DOMRect, more = 0) => ({ clientX: x + 20 + more, clientY: y + 20 });
  await userEvent.pointer({ keys: '[MouseLeft>]', target: handle, coords: at(from) });
  await userEvent.pointer({ target: handle, coords: at(from, 10) });
  await said('Photo 1 is over place 1 of 4');
  await userEvent.pointer({ target: handle, coords: at(to) });
  await said('Photo 1 is over place 2 of 4');
  await userEvent.pointer({ keys: '[/MouseLeft]', target: handle, coords: at(to) });
  await said('Photo 1 is now in place 2 of 4');
  await expect(args.onReorder).toHaveBeenCalledOnce();
  await expect(args.onReorder).toHaveBeenCalledWith([101, 100, 102, 103]);
  await waitForStable(canvas.getByRole('list'));
});

Default.test(
  'shows that the profile photo is rejected, and allows a replacement',
  { args: { photos: [rejected] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await expect(canvas.getByText('Your face is not visible')).toBeVisible();
    await expect(canvas.getByLabelText('Replace photo 1')).toBeEnabled();
  },
);

export const Empty = meta.story({ args: { photos: [] } });

Empty.test('asks for photos', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Add a photo')).toBeEnabled();
  await expect(canvas.getByRole('list')).toHaveAccessibleDescription('Submit at least 3 photos');
});

Empty.test(
  'is described by its error before its hint',
  { args: { error: 'Add at least one photo' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAccessibleDescription(
      'Add at least one photo Submit at least 3 photos',
    );
  },
);

/** The minimum number of photos, with the hint that three are better. */
export const OnePhoto = meta.story({ args: { photos: photos.slice(0, 1) } });

OnePhoto.test('can be replaced, but neither moved nor removed', async ({ canvas }) => {
  await expect(canvas.getByText('Submit at least 3 photos')).toBeVisible();
  await expect(canvas.getByLabelText('Replace photo 1')).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
});

/** Nine photos are the maximum: there is no empty slot. */
export const Full = meta.story({
  args: { photos: Array.from({ length: 9 }, (_, index) => photo(index, `00${index + 1}`)) },
});

Full.test('takes no further photo', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  await expect(canvas.queryByLabelText('Add a photo')).toBeNull();
});

/** The default picture replaces one that fails to load. */
export const BrokenAndRejected = meta.story({
  args: {
    photos: [photo(0, '026', { url: 'data:image/png;base64,broken' }), rejected, photo(2, '242')],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Profile photo' })).toBeNull());
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await expect(canvas.getByText('Your face is not visible')).toBeVisible();
  },
});

BrokenAndRejected.test('can be replaced', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Replace photo 1')).toBeEnabled();
  await expect(canvas.getByLabelText('Replace photo 2')).toBeEnabled();
});

export const Disabled = meta.story({ args: { disabled: true } });

/** The picture is already visible; until it is stored the user cannot change another. */
export const Uploading = meta.story({
  play: async (context) => {
    const { canvas } = context;
    upload.mockReturnValue(new Promise(() => {}));
    await choose(context, 'Replace photo 2');
    await expect(canvas.getByLabelText('Replace photo 2')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Remove photo 3' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
  },
});

/** A picture that is not stored is dimmed, and its slot has a retry button. */
export const UploadFailed = meta.story({
  play: async (context) => {
    const { canvas } = context;
    upload.mockRejectedValue(new Error('offline'));
    await choose(context, 'Add a photo');
    await expect(await canvas.findByText(UPLOAD_FAILED)).toBeVisible();
    const control = canvas.getByLabelText('Add a photo');
    await expect(control).toBeEnabled();
    await expect(control).toHaveAccessibleDescription(UPLOAD_FAILED);
    await expect(canvas.getByText('Add a photo')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
