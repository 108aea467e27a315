import { limits } from '@perigee/domain';
import { expect, fn, waitFor } from 'storybook/test';
import { cropClosed, cropOpen } from '#.storybook/crop-steps';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ImageField } from '../../../components/ImageField/ImageField.tsx';
import { measure, pictureFile } from '../../../components/ImageField/story-files.ts';

const store = fn<(file: File) => Promise<void>>();

const meta = preview.meta({
  title: 'Screens/Profile/ImageCropDialog',
  component: ImageField,
  parameters: screenParameters,
  args: { label: 'Profile photo', value: null, onChange: store, ...limits.profileImage },
  beforeEach: () => {
    store.mockReset();
    store.mockResolvedValue();
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const choose = async ({ canvas, userEvent }: Context) =>
  userEvent.upload(canvas.getByLabelText('Profile photo'), await pictureFile('portraits/031.jpg'));

/** The profile's photos ask which part is meant: it is a face. */
export const Manual = meta.story({
  play: async (context) => {
    await choose(context);
    await cropOpen();
    await expect(store).not.toHaveBeenCalled();
  },
});

/** Where any part will do, nobody is asked: it saves half a second after the picture has come. */
export const AutoCrop500ms = meta.story({
  args: { autoCrop: true },
  play: async (context) => {
    await choose(context);
    await waitFor(() => expect(store).toHaveBeenCalledOnce());
    await cropClosed();
    const [file] = store.mock.lastCall!;
    await expect(await measure(file)).toMatchObject({ type: 'image/jpeg', ...limits.profileImage });
  },
});
