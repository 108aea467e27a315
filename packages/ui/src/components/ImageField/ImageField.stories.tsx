import { limits } from '@perigee/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { cropClosed, cropOpen, saveCrop } from '#.storybook/crop-steps';
import preview from '#.storybook/preview';
import { guide } from './ImageField.guide.ts';
import { ImageField } from './ImageField.tsx';
import { drawnFile, measure, pictureFile } from './story-files.ts';

const upload = fn<(file: File) => Promise<void>>();

const meta = preview.meta({
  title: 'Components/ImageField',
  component: ImageField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Event Image', value: null, onChange: upload, ...limits.event.cover },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  beforeEach: () => {
    upload.mockReset();
    upload.mockResolvedValue();
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openCrop({ canvas, userEvent }: Context, file: File) {
  await userEvent.upload(canvas.getByLabelText('Event Image'), file);
  return cropOpen();
}

/** The picture that was handed over. */
async function uploaded() {
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  return measure(upload.mock.lastCall![0]);
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Event Image');
    await expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await expect(canvas.getByText('Choose a picture')).toBeVisible();
  },
});

export const Filled = meta.story({
  args: { value: '/pictures/covers/04.jpg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Event Image, as it is now' })).toBeVisible();
    await expect(canvas.getByText('Replace')).toBeVisible();
  },
});

export const Vertical = meta.story({
  args: { ...limits.event.vertical, value: '/pictures/verticals/04.jpg' },
});

export const Profile = meta.story({
  args: { ...limits.profileImage, value: '/pictures/portraits/026.jpg' },
});

export const Help = meta.story({
  args: { help: 'A wide picture does best.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Event Image')).toHaveAccessibleDescription(
      'A wide picture does best.',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const WithError = meta.story({
  args: { error: 'The field Event Image is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Event Image');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('The field Event Image is required');
  },
});

/** The frame has the shape of what comes out; the picture moves under it. */
export const Cropping = meta.story({
  play: async (context) => {
    await openCrop(context, await pictureFile('covers/07.jpg'));
    await expect(upload).not.toHaveBeenCalled();
  },
});

/** Out comes a JPEG of exactly the cover's size, and the focus goes back to the field. */
export const Saved = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openCrop(context, await pictureFile('covers/07.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await uploaded()).toMatchObject({ type: 'image/jpeg', width: 1040, height: 450 });
    await cropClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is uploaded');
    await expect(canvas.getByRole('img', { name: /as it is now/ })).toBeVisible();
    await expect(canvas.getByLabelText('Event Image')).toHaveFocus();
  },
});

/** A crop takes a moment to make: what is pressed meanwhile makes no other. */
export const PressedTwice = meta.story({
  play: async (context) => {
    await openCrop(context, await pictureFile('covers/07.jpg'));
    await context.userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await cropClosed();
    await expect(upload).toHaveBeenCalledOnce();
  },
});

/** One that is put away while its crop is made is not uploaded after all. */
export const PutAwayMeanwhile = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const make = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue();
    const dialog = await openCrop(context, await pictureFile('covers/07.jpg'));
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const [onMade] = make.mock.lastCall!;
    onMade(new Blob([], { type: 'image/jpeg' }));
    await cropClosed();
    await expect(upload).not.toHaveBeenCalled();
  },
});

export const SavedVertical = meta.story({
  args: limits.event.vertical,
  play: async (context) => {
    await openCrop(context, await pictureFile('covers/07.jpg'));
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await uploaded()).toMatchObject({ type: 'image/jpeg', width: 585, height: 1266 });
    await cropClosed();
  },
});

/** Saves without asking, once the picture has rested for a moment. */
export const AutoCrop = meta.story({
  args: { ...limits.profileImage, autoCrop: true, autoCropDelay: 50 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Event Image');
    await userEvent.upload(field, await pictureFile('portraits/026.jpg'));
    await expect(await uploaded()).toMatchObject({ type: 'image/jpeg', width: 380, height: 500 });
    await cropClosed();
  },
});

/** The arrow keys move the picture and the zoom; Escape leaves everything as it was. */
export const Keyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.tab();
    const field = canvas.getByLabelText('Event Image');
    await expect(field).toHaveFocus();
    await openCrop(context, await pictureFile('covers/07.jpg'));
    const zoom = screen.getByRole('slider', { name: 'Zoom' });
    const area = screen.getByRole('application');
    await expect(area).toHaveFocus();
    await userEvent.tab();
    await expect(zoom).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(zoom).toHaveValue('1.2');
    await userEvent.keyboard('{End}');
    await expect(zoom).toHaveValue('3');
    const picture = area.parentElement!.querySelector('img')!;
    const before = picture.style.transform;
    area.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(picture.style.transform).not.toBe(before);
    await userEvent.keyboard('{Escape}');
    await cropClosed();
    await expect(upload).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
});

/** While it uploads, the picture is shown already and nothing can be chosen. */
export const Uploading = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    upload.mockReturnValue(new Promise(() => {}));
    await openCrop(context, await pictureFile('covers/07.jpg'));
    await saveCrop(userEvent);
    const field = canvas.getByLabelText('Event Image');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading the picture');
    await userEvent.upload(field, await drawnFile(200, 200, 'red'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

async function failToUpload(context: Context) {
  upload.mockRejectedValue(new Error('offline'));
  await openCrop(context, await pictureFile('covers/07.jpg'));
  await saveCrop(context.userEvent);
  return context.canvas.findByText('Something went wrong uploading the image! Try again later.');
}

/** The picture stays, with what went wrong and a way on. */
export const UploadFailed = meta.story({
  play: async (context) => {
    const error = await failToUpload(context);
    await expect(error.closest('[aria-live=polite]')).not.toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const error = await failToUpload(context);
    upload.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(error).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is uploaded');
    await expect(canvas.getByLabelText('Event Image')).toHaveFocus();
  },
});

export const NotAnImage = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Event Image');
    // Dropped: what is chosen in the browser's dialog is filtered by it.
    const dropped = new DataTransfer();
    dropped.items.add(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
    field.files = dropped.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await canvas.findByText('Choose a JPEG, PNG or WebP')).toBeVisible();
    await expect(field).toBeInvalid();
  },
});

export const Unreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Event Image');
    await userEvent.upload(field, new File(['broken'], 'a.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/This picture cannot be read/)).toBeVisible();
  },
});

export const TooSmall = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Event Image');
    await userEvent.upload(field, await drawnFile(99, 400, 'teal'));
    await expect(await canvas.findByText(/at least 100 by 100 pixels/)).toBeVisible();
  },
});

/** A stored picture that does not load gives way to the default one. */
export const BrokenPicture = meta.story({
  args: { value: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByText('Replace')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'The picture that leads the page of your event, and stands on all of its cards',
    help: 'Wide pictures with the light in the middle do best, without writing and without faces that are cut off at the edge.',
  },
});

export const Narrow = meta.story({
  args: { help: 'A wide picture does best.' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});
