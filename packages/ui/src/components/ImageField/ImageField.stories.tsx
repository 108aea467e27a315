import { limits } from '@perigee/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { cropClosed, cropOpen, saveCrop } from '#.storybook/crop-steps';
import preview from '#.storybook/preview';
import { guide } from './ImageField.guide.ts';
import { ImageField } from './ImageField.tsx';
import { drawnFile, measure, pictureFile } from './story-files.ts';

const upload = fn<(file: File) => Promise<void>>();

const meta = preview.meta({
  title: 'Components/Inputs/ImageField',
  component: ImageField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Event Image', value: null, onChange: upload, ...limits.event.cover },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  beforeEach: () => {
    upload.mockReset();
    upload.mockResolvedValue();
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function openCrop({ canvas, userEvent }: Context) {
  await userEvent.upload(canvas.getByLabelText('Event Image'), await pictureFile('covers/07.jpg'));
  return cropOpen();
}

/** The picture that was uploaded. */
async function uploaded() {
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  return measure(upload.mock.lastCall![0]);
}

const UPLOAD_FAILED = 'Something went wrong uploading the image! Try again later.';

export const Default = meta.story();

/** In the aspect ratios of a cover, of a vertical picture and of a profile photo. */
export const States = meta.story({
  render: (args) => {
    const gridTemplateColumns = 'repeat(auto-fill, minmax(170px, 1fr))';
    const photo = { ...args, ...limits.profileImage };
    return (
      <div style={{ display: 'grid', gridTemplateColumns, gap: 24, alignItems: 'start' }}>
        <div style={{ gridColumn: '1 / -1' }}>
          <ImageField {...args} label="Filled" value="/pictures/covers/04.jpg" />
        </div>
        <ImageField
          {...args}
          {...limits.event.vertical}
          label="Vertical"
          value="/pictures/verticals/04.jpg"
        />
        <ImageField
          {...photo}
          label="With help"
          value="/pictures/portraits/026.jpg"
          help="A face does best."
        />
        <ImageField {...photo} label="With an error" error="The field Event Image is required" />
        <ImageField {...photo} label="Broken" value="data:image/png;base64,broken" />
        <ImageField {...photo} label="Disabled" disabled />
      </div>
    );
  },
});

/** The frame has the aspect ratio of the result; the picture moves under it. */
export const Cropping = meta.story({
  play: async (context) => {
    await openCrop(context);
  },
});

/** The picture is already visible, and the user cannot choose another. */
export const Uploading = meta.story({
  play: async (context) => {
    upload.mockReturnValue(new Promise(() => {}));
    await openCrop(context);
    await saveCrop(context.userEvent);
  },
});

/** The picture stays, with the error and a retry button. */
export const UploadFailed = meta.story({
  play: async (context) => {
    upload.mockRejectedValue(new Error('offline'));
    await openCrop(context);
    await saveCrop(context.userEvent);
    await context.canvas.findByText(UPLOAD_FAILED);
  },
});

Default.test('accepts pictures only, and is reached by Tab', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Event Image');
  await expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await userEvent.tab();
  await expect(field).toHaveFocus();
});

Default.test(
  'refuses a file that is not a picture, cannot be read, is too small or too large',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Event Image');
    // The test drops the file because the browser's file dialog filters by type.
    const dropped = new DataTransfer();
    dropped.items.add(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
    field.files = dropped.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await canvas.findByText('Choose a JPEG, PNG or WebP')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.upload(field, new File(['broken'], 'a.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/This picture cannot be read/)).toBeVisible();
    await userEvent.upload(field, await drawnFile(99, 400, 'teal'));
    await expect(await canvas.findByText(/at least 100 by 100 pixels/)).toBeVisible();
    await userEvent.upload(field, await drawnFile(100, 8001, 'teal'));
    await expect(await canvas.findByText(/at most 8000 by 8000/)).toBeVisible();
  },
);

// If any section is acceptable, the user need not press Save.
Default.test(
  'saves by itself half a second after the picture appears',
  { args: { ...limits.profileImage, autoCrop: true } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Event Image');
    await userEvent.upload(field, await pictureFile('portraits/026.jpg'));
    await expect(await uploaded()).toMatchObject({ type: 'image/jpeg', width: 380, height: 500 });
    await cropClosed();
  },
);

States.test('describes its help, its error and its picture', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Filled, as it is now' })).toBeVisible();
  await expect(canvas.getByLabelText('With help')).toHaveAccessibleDescription('A face does best.');
  const field = canvas.getByLabelText('With an error');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('The field Event Image is required');
});

States.test('show the default cover if their own is broken', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('img', { name: /^Broken/ })).toBeNull());
});

Cropping.test(
  'uploads a JPEG of exactly the size of a cover, and returns the focus',
  async ({ canvas, userEvent }) => {
    await expect(upload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await uploaded()).toMatchObject({ type: 'image/jpeg', width: 1040, height: 450 });
    await cropClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is uploaded');
    await expect(canvas.getByRole('img', { name: /as it is now/ })).toBeVisible();
    await expect(canvas.getByText('Replace')).toBeVisible();
    await expect(canvas.getByLabelText('Event Image')).toHaveFocus();
  },
);

Cropping.test(
  'uploads a JPEG of exactly the size of a vertical picture',
  { args: limits.event.vertical },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await uploaded()).toMatchObject({ type: 'image/jpeg', width: 585, height: 1266 });
    await cropClosed();
  },
);

// The crop is asynchronous.
Cropping.test('makes one crop when Save is pressed twice', async ({ userEvent }) => {
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await cropClosed();
  await expect(upload).toHaveBeenCalledOnce();
});

Cropping.test('uploads nothing when it is cancelled while it crops', async ({ userEvent }) => {
  const make = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue();
  const dialog = within(screen.getByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const [onMade] = make.mock.lastCall!;
  onMade(new Blob([], { type: 'image/jpeg' }));
  await cropClosed();
  await expect(upload).not.toHaveBeenCalled();
});

Cropping.test(
  'is moved and zoomed by arrow keys, and closed by Escape',
  async ({ canvas, userEvent }) => {
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
    await expect(canvas.getByLabelText('Event Image')).toHaveFocus();
  },
);

Uploading.test(
  'announces the upload, and takes no other picture',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Event Image');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading the picture');
    await userEvent.upload(field, await drawnFile(200, 200, 'red'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

UploadFailed.test(
  'announces the error, and uploads the same picture again',
  async ({ canvas, userEvent }) => {
    const error = canvas.getByText(UPLOAD_FAILED);
    await expect(error.closest('[aria-live=polite]')).not.toBeNull();
    upload.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(error).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('The picture is uploaded');
    await expect(canvas.getByLabelText('Event Image')).toHaveFocus();
  },
);
