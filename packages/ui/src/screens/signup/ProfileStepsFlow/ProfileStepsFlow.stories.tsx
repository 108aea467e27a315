import type { Media } from '@perigee/api';
import { fieldMessages, UserFacingError } from '@perigee/domain';
import { profileDraft } from '@perigee/domain/profile';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { saveCrop } from '#.storybook/crop-steps';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { newcomer } from '../story-data.ts';
import { ProfileStepsFlow, type ProfileStepsFlowProps } from './ProfileStepsFlow.tsx';

const meta = preview.meta({
  title: 'Screens/Signup/Profile steps, one by one',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    onSave: fn(() => Promise.resolve()),
    onUploadPhoto: fn(newcomer.onUploadPhoto),
    onDone: fn(),
    onClose: fn(),
    onStepChange: fn(),
    onDraftChange: fn(),
  },
  decorators: [atWidth(366)],
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Chooses a picture, and saves the default crop. */
async function addPhoto({ canvas, userEvent }: Context) {
  await userEvent.upload(
    canvas.getByLabelText('Add a photo'),
    await pictureFile('portraits/246.jpg'),
  );
  await saveCrop(userEvent);
}

/** The answers to the first five questions. */
const firstAnswers = {
  username: 'marisol',
  birthdate: '1996-04-12',
  sexualOrientation: 'straight',
  gender: 'F',
  genders: ['M'],
};

const savedAnswers = {
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
};

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

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'asks one question after the other by keyboard',
  { args: { mayFocus: true } },
  async ({ args, canvas, userEvent }) => {
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
    await expect(args.onStepChange).toHaveBeenCalledTimes(5);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        before: profileDraft(newcomer.person),
        draft: expect.objectContaining(firstAnswers),
      }),
    );
  },
);

Default.test(
  'saves all answers together at the end, each once',
  {
    args: {
      mayFocus: true,
      initialStep: 'occupation',
      keptDraft: { ...profileDraft(newcomer.person), ...firstAnswers },
    },
  },
  async (context) => {
    const { args, canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByLabelText('Role')).toHaveFocus());
    await userEvent.keyboard('Architect');
    await userEvent.tab();
    await userEvent.keyboard('Atelier Nord');
    await userEvent.tab();
    await userEvent.keyboard('Design{Enter}');
    await canvas.findByRole('heading', { name: 'What is your education?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Location' })).toHaveFocus());
    await userEvent.keyboard('Tor');
    await userEvent.click(await screen.findByRole('option', { name: 'Toronto, Ontario, Canada' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Add your photos' });
    await addPhoto(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Done' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(savedAnswers);
    await expect(args.onStepChange).toHaveBeenCalledTimes(3);
  },
);

Default.test(
  'starts at the photos if only they are missing, and shows every answer on the way back',
  { args: { mayFocus: true, person: toldEverything } },
  async ({ args, canvas, userEvent }) => {
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
);

const save = fn<ProfileStepsFlowProps['onSave']>();

Default.test(
  'loses nothing after a failed save, nor when the member goes back after it',
  {
    args: { mayFocus: true, person: toldEverything, onSave: save },
    beforeEach: () => {
      save.mockReset();
      save.mockResolvedValue();
      save.mockRejectedValueOnce(new UserFacingError(fieldMessages.username.taken));
    },
  },
  async (context) => {
    const { args, canvas, userEvent } = context;
    await addPhoto(context);
    const done = () => canvas.getByRole('button', { name: 'Done' });
    await waitFor(() => expect(done()).toBeEnabled());
    await userEvent.click(done());
    await findToast(fieldMessages.username.taken);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByRole('img', { name: 'Profile photo' });
    await userEvent.click(done());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onUploadPhoto).toHaveBeenCalledOnce();
  },
);

Default.test(
  'does not finish with a photo that could not be uploaded',
  {
    args: {
      mayFocus: true,
      person: toldEverything,
      onUploadPhoto: fn((_file: File) => Promise.reject<Media>(new Error('offline'))),
    },
  },
  async (context) => {
    await addPhoto(context);
    await expect(
      await context.canvas.findByText('Something went wrong uploading the image! Try again later.'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
);
