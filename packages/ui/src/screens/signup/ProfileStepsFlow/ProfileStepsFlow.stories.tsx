import type { Media } from '@perigee/api';
import { messages, UserFacingError } from '@perigee/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { saveCrop } from '#.storybook/crop-steps';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { newcomer } from '../story-data.ts';
import { ProfileStepsFlow, type ProfileStepsFlowProps } from './ProfileStepsFlow.tsx';

const meta = preview.meta({
  title: 'Screens/Signup/ProfileStepsFlow',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    mayFocus: true,
    onSave: fn(() => Promise.resolve()),
    onUploadPhoto: fn(newcomer.onUploadPhoto),
    onDone: fn(),
    onClose: fn(),
    onStepChange: fn(),
    onDraftChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Chooses a picture, and saves it as it is cropped. */
async function addPhoto({ canvas, userEvent }: Context) {
  await userEvent.upload(
    canvas.getByLabelText('Add a photo'),
    await pictureFile('portraits/031.jpg'),
  );
  await saveCrop(userEvent);
}

/** All nine by keys alone but the photo: each answer once, saved together in the end. */
export const WholeFlow = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.keyboard('marisol');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Birthday')).toHaveFocus());
    await userEvent.keyboard('04121996{Enter}');
    const heading = (name: string) => canvas.findByRole('heading', { name });
    await expect(await heading('What is your sexuality?')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(await heading('What is your gender?')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await heading('Who are you looking for?');
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Role')).toHaveFocus());
    await userEvent.keyboard('Architect');
    await userEvent.tab();
    await userEvent.keyboard('Atelier Nord');
    await userEvent.tab();
    await userEvent.keyboard('Design{Enter}');
    await heading('What is your education?');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Location' })).toHaveFocus());
    await userEvent.keyboard('Tor');
    await userEvent.click(await screen.findByRole('option', { name: 'Toronto, Ontario, Canada' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await heading('Add your photos');
    await addPhoto(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      username: 'marisol',
      birthdate: '1996-04-12',
      sexualOrientation: 'straight',
      gender: 'F',
      preference: { genders: ['M'] },
      profile: { occupation: 'Architect', company: 'Atelier Nord', industry: 'Design' },
      location: 'Toronto, Ontario, Canada',
      geoLat: 43.6532,
      geoLng: -79.3832,
      userAddress: { locality: 'Toronto', region: 'Ontario', country: 'Canada' },
      images: [{ id: 7 }],
    });
    await expect(args.onStepChange).toHaveBeenCalledTimes(8);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ username: 'marisol', birthdate: '1996-04-12' }),
    );
  },
});

const toldEverything = {
  ...newcomer.person,
  username: 'marisol',
  birthdate: '1996-04-12',
  sexualOrientation: 'open',
  gender: 'agender',
  preference: { genders: ['everyone'] },
  profile: { occupation: 'Architect', company: 'Atelier Nord', industry: 'Design' },
  location: 'Toronto, Canada',
  geoLat: 43.65,
  geoLng: -79.38,
};

/** Whoever has no photo yet goes on there, and finds every answer on the way back. */
export const GoesOnWhereItIsOpen = meta.story({
  args: { person: toldEverything },
  play: async ({ args, canvas, userEvent }) => {
    const back = () => userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'Add your photos' })).toHaveFocus();
    await back();
    await expect(await canvas.findByRole('combobox', { name: 'Location' })).toHaveValue(
      'Toronto, Canada',
    );
    for (const title of ['What is your education?', 'What do you do?']) {
      await back();
      await canvas.findByRole('heading', { name: title });
    }
    await expect(canvas.getByLabelText('Industry')).toHaveValue('Design');
    await back();
    await expect(await canvas.findByRole('checkbox', { name: 'Everyone' })).toBeChecked();
    await back();
    await expect(await canvas.findByRole('combobox')).toHaveTextContent('Agender');
    await back();
    await expect(await canvas.findByRole('radio', { name: 'Open' })).toBeChecked();
    await back();
    await expect(await canvas.findByLabelText('Birthday')).toHaveValue('04-12-1996');
    await back();
    await expect(await canvas.findByLabelText('Username')).toHaveValue('marisol');
    await expect(args.onClose).not.toHaveBeenCalled();
    await back();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDraftChange).not.toHaveBeenCalledWith(expect.anything());
  },
});

const save = fn<ProfileStepsFlowProps['onSave']>();

/** A failed save loses nothing, and neither does looking back after it. */
export const SaveFailsThenSucceeds = meta.story({
  args: {
    person: toldEverything,
    onSave: save,
  },
  beforeEach: () => {
    save.mockReset();
    save.mockResolvedValue();
    save.mockRejectedValueOnce(new UserFacingError(messages.username.taken));
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await addPhoto(context);
    const done = () => canvas.getByRole('button', { name: 'Done' });
    await waitFor(() => expect(done()).toBeEnabled());
    await userEvent.click(done());
    await findToast(messages.username.taken);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByRole('img', { name: 'Profile photo' });
    await userEvent.click(done());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onUploadPhoto).toHaveBeenCalledOnce();
  },
});

/** Nothing is sent on while a picture is uploaded. */
export const UploadFails = meta.story({
  args: {
    person: toldEverything,
    onUploadPhoto: fn((_file: File) => Promise.reject<Media>(new Error('offline'))),
  },
  play: async (context) => {
    await addPhoto(context);
    await expect(
      await context.canvas.findByText('Something went wrong uploading the image! Try again later.'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
});
