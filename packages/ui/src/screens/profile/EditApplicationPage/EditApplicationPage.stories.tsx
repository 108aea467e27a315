import type { Media, UserUpdate } from '@perigee/api';
import {
  answeredDater,
  completedDater,
  place,
  uploadedPhoto,
  waitlistedDater,
} from '@perigee/api/fixtures';
import { fieldMessages, messages, UserFacingError } from '@perigee/domain';
import { profileMessages } from '@perigee/domain/profile';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { saveCrop } from '#.storybook/crop-steps';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { loading, ready } from '../../../loadable.ts';
import { EditApplicationPage } from './EditApplicationPage.tsx';

const save = fn<(changes: UserUpdate) => Promise<void>>();
const upload = fn<(file: File) => Promise<Media>>();

const meta = preview.meta({
  title: 'Screens/Profile/Edit application',
  component: EditApplicationPage,
  args: {
    person: ready(completedDater),
    now: new Date('2026-06-15T12:00:00Z'),
    onCheckUsername: fn((username: string) => Promise.resolve(username !== 'idris')),
    onLookUpPlace: fn(() => Promise.resolve([place])),
    onUploadPhoto: upload,
    onSave: save,
    onEditAnswer: fn(),
    onUnsavedChange: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/profile' } },
  decorators: [onSite],
  beforeEach: () => {
    save.mockReset();
    save.mockResolvedValue();
    upload.mockReset();
    upload.mockResolvedValue({ ...uploadedPhoto.media, url: '/pictures/portraits/246.jpg' });
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const saveButton = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: 'Save' });

/** A toast is in the document twice: visible, and as an announcement. */
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'p' })).toBeVisible());

/** Chooses a picture, and saves the default crop. */
async function choosePhoto({ canvas, userEvent }: Context, control: string) {
  await userEvent.upload(canvas.getByLabelText(control), await pictureFile('portraits/246.jpg'));
  await saveCrop(userEvent);
}

export const Loaded = meta.story({ parameters: otherTheme });

Loaded.test(
  'shows the stored values, and saves nothing without changes',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Application');
    await expect(canvas.getByLabelText('Username')).toHaveValue('marisol');
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('04-12-1996');
    await expect(canvas.getByRole('combobox', { name: 'Gender' })).toHaveTextContent('Woman');
    await waitFor(() => expect(canvas.getByText('Rejected')).toBeVisible());
    await expect(args.onUnsavedChange).not.toHaveBeenCalledWith(true);
    await userEvent.click(saveButton({ canvas }));
    await toasted('No changes provided for update!');
    await expect(save).not.toHaveBeenCalled();
  },
);

Loaded.test(
  'saves once for several presses of Enter, and is busy meanwhile',
  async ({ canvas, userEvent }) => {
    save.mockReturnValue(new Promise(() => {}));
    await userEvent.type(canvas.getByLabelText('Company'), ' & Sons{Enter}{Enter}');
    await expect(saveButton({ canvas })).toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveBeenCalledOnce();
  },
);

Loaded.test('saves only the changes, and then has no unsaved changes', async (context) => {
  const { args, canvas, userEvent } = context;
  const bio = canvas.getByLabelText('Bio');
  await userEvent.clear(bio);
  await userEvent.type(bio, 'Draws buildings.');
  await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Everyone' }));
  await choosePhoto(context, 'Replace photo 2');
  await waitFor(() => expect(canvas.queryByText('Rejected')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 3' }));
  await userEvent.click(saveButton({ canvas }));
  await toasted(profileMessages.saved);
  await expect(save).toHaveBeenCalledOnce();
  await expect(save).toHaveBeenCalledWith({
    profile: { bio: 'Draws buildings.' },
    preference: { genders: ['everyone'] },
    images: [{ id: 4 }, { id: 7 }],
  });
  await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
  await waitFor(() => expect(saveButton({ canvas })).not.toHaveAttribute('aria-busy'));
});

Loaded.test(
  'keeps what is typed while a save is pending, as unsaved',
  async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<void>();
    save.mockReturnValueOnce(answer.promise);
    const bio = canvas.getByLabelText('Bio');
    await userEvent.clear(bio);
    await userEvent.type(bio, 'Draws');
    await userEvent.click(saveButton({ canvas }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await userEvent.type(bio, ' bridges');
    answer.resolve();
    await toasted(profileMessages.saved);
    await expect(bio).toHaveValue('Draws bridges');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(saveButton({ canvas }));
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ profile: { bio: 'Draws bridges' } }),
    );
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
);

// The server gives no reason.
Loaded.test('keeps the typed values if saving fails', async ({ canvas, userEvent }) => {
  save.mockRejectedValue(new Error(''));
  const role = canvas.getByLabelText('Role');
  await userEvent.clear(role);
  await userEvent.type(role, 'Lead architect{Enter}');
  await findToast(messages.tryAgain);
  await expect(role).toHaveValue('Lead architect');
  await expect(save).toHaveBeenLastCalledWith({ profile: { occupation: 'Lead architect' } });
});

Loaded.test(
  'makes a photo the profile picture when it is moved to the front by keyboard',
  async ({ canvas, userEvent }) => {
    const said = (text: string) =>
      waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
    canvas.getByRole('button', { name: 'Move photo 2' }).focus();
    await userEvent.keyboard(' ');
    await said('Photo 2 is over place 2 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await said('Photo 2 is over place 1 of 3');
    await userEvent.keyboard(' ');
    await said('Photo 2 is now in place 1 of 3');
    await userEvent.click(saveButton({ canvas }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ images: [{ id: 5 }, { id: 4 }, { id: 6 }] }),
    );
    await toasted(profileMessages.saved);
  },
);

/**
 * Each error is below its field; the first invalid field has the focus. Untouched fields are not validated.
 */
export const InvalidFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Location' }), '{Backspace}');
    await userEvent.keyboard('{Escape}');
    const birthday = canvas.getByLabelText('Birthday');
    await userEvent.clear(birthday);
    await userEvent.type(birthday, '06162008');
    await userEvent.clear(canvas.getByLabelText('Industry'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Men' }));
    await userEvent.click(saveButton({ canvas }));
    for (const text of [
      'You must be 18+ to continue',
      'No location selected',
      'Fill in your industry',
      'Choose at least one',
    ]) {
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    }
    await expect(birthday).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
});

/** Another user took the name between the check and the save: the error is at the field. */
export const UsernameTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    save.mockRejectedValue(new UserFacingError(fieldMessages.username.taken));
    const username = canvas.getByLabelText('Username');
    await userEvent.clear(username);
    await userEvent.type(username, 'mari');
    await canvas.findByText(fieldMessages.username.available);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Username already taken')).toBeVisible());
    await expect(username).toHaveFocus();
  },
});

UsernameTaken.test(
  'does not submit a username that is known to be taken',
  async ({ canvas, userEvent }) => {
    const username = canvas.getByLabelText('Username');
    save.mockReset();
    await userEvent.clear(username);
    await userEvent.type(username, 'idris');
    await canvas.findByText('Username already taken');
    await userEvent.click(saveButton({ canvas }));
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Username already taken');
    await expect(save).not.toHaveBeenCalled();
  },
);

UsernameTaken.test(
  'still knows a taken username after another was free',
  async ({ canvas, userEvent }) => {
    const username = canvas.getByLabelText('Username');
    save.mockReset();
    for (const [name, text] of [
      ['idris', fieldMessages.username.taken],
      ['mari', fieldMessages.username.available],
    ] as const) {
      await userEvent.clear(username);
      await userEvent.type(username, name);
      await canvas.findByText(text);
    }
    await userEvent.clear(username);
    // Submitted before the check of the name.
    await userEvent.type(username, 'idris{Enter}');
    await waitFor(() => expect(username).toHaveAccessibleDescription(fieldMessages.username.taken));
    await expect(save).not.toHaveBeenCalled();
  },
);

const longBio = 'I collect maps of places that were never built, and I cook for people. '.repeat(9);

export const LongBio = meta.story({
  args: {
    person: ready({
      ...completedDater,
      profile: {
        ...completedDater.profile,
        bio: `${longBio}Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren`,
        education: 'المدرسة العليا للفنون الجميلة',
      },
    }),
  },
});

export const UploadFailed = meta.story({
  play: async (context) => {
    upload.mockRejectedValue(new Error('offline'));
    await choosePhoto(context, 'Replace photo 1');
    await expect(await context.canvas.findByText(profileMessages.uploadFailed)).toBeVisible();
    await expect(saveButton(context)).toBeEnabled();
  },
});

/** A user who has not completed the profile's steps. */
export const Newcomer = meta.story({ args: { person: ready(waitlistedDater) } });

Newcomer.test('saves one field without the other fields', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('School'), 'OCAD University{Enter}');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ profile: { education: 'OCAD University' } }),
  );
  await toasted(profileMessages.saved);
});

/** Another client stored a level and a gender that the app does not know. */
export const UnknownValues = meta.story({
  args: {
    person: ready({
      ...completedDater,
      profile: { ...completedDater.profile, educationLevel: 'art_school' },
      preference: {
        genders: ['M', 'two_spirit'],
        minAge: null,
        maxAge: null,
        educationLevel: ['art_school'],
      },
    }),
  },
  play: async ({ canvas }) => {
    const level = canvas.getByRole('combobox', { name: 'Education level' });
    await expect(level).toHaveTextContent('Art school');
    await expect(canvas.getByRole('checkbox', { name: 'Two spirit' })).toBeChecked();
    await expect(
      canvas.getAllByRole('button', { name: 'Change Education level Art school' }),
    ).toHaveLength(2);
  },
});

UnknownValues.test('saves other fields without them', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Company'), ' & Sons{Enter}');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ profile: { company: 'Atelier Nord & Sons' } }),
  );
  await toasted(profileMessages.saved);
});

UnknownValues.test('saves known values in their place', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Women' }));
  await expect(canvas.queryByRole('checkbox', { name: 'Two spirit' })).toBeNull();
  await userEvent.click(canvas.getByRole('combobox', { name: 'Education level' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Doctorate' }));
  await userEvent.click(saveButton({ canvas }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      profile: { educationLevel: 'Doctorate' },
      preference: { genders: ['M', 'F'] },
    }),
  );
  await toasted(profileMessages.saved);
});

/** Both questionnaires, to be changed; a question that another answer makes unnecessary is omitted. */
export const Answers = meta.story({
  args: {
    person: ready({
      ...answeredDater,
      profile: { ...answeredDater.profile, fitnessFrequency: 'Never', fitnessActivities: [] },
      preference: { ...answeredDater.preference, politics: [] },
    }),
  },
  play: async ({ canvas }) => {
    const about = canvas.getByRole('region', { name: 'TELL US ABOUT YOU' });
    await expect(within(about).queryByRole('button', { name: /Activities/ })).toBeNull();
  },
});

Answers.test('opens one question of either questionnaire', async ({ args, canvas, userEvent }) => {
  const answer = (name: string) => canvas.getByRole('button', { name });
  await userEvent.click(answer('Change Exercise Never'));
  await expect(args.onEditAnswer).toHaveBeenLastCalledWith('profile', 'fitnessFrequency');
  answer('Change Politics Open to All').focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onEditAnswer).toHaveBeenLastCalledWith('preferences', 'politics');
});

export const Loading = meta.story({
  args: { person: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { person: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('loads again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
