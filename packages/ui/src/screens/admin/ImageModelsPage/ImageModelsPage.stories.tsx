import type { ImageModel } from '@perigee/api';
import { imageModels } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { imageMessages } from '@perigee/domain/admin';
import { pictureMessages } from '@perigee/domain/profile';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { cropOpen } from '#.storybook/crop-steps';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { unknownValue } from '#.storybook/unknown-value';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { loading, ready, type Loadable } from '../../../loadable.ts';
import { ImageModelsPage, type ImageModelsPageProps } from './ImageModelsPage.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Image models',
  component: ImageModelsPage,
  parameters: portalParameters,
  decorators: [inAdmin],
  args: {
    models: ready(imageModels) as Loadable<readonly ImageModel[]>,
    generationHref: '/admin/dream-booth/image',
    onUpload: fn<ImageModelsPageProps['onUpload']>(async () => ({
      id: 412,
      url: '/pictures/verticals/06.jpg',
    })),
    onTrain: fn<ImageModelsPageProps['onTrain']>(async () => undefined),
  },
});

const texts = imageMessages.models;

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function addPicture({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.upload(canvas.getByLabelText(texts.add), await pictureFile('covers/07.jpg'));
  await cropOpen();
  await userEvent.click(screen.getByRole('button', { name: pictureMessages.crop.save }));
  // By its name, because a toast is a dialog too.
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: pictureMessages.crop.title })).toBeNull(),
  );
}

/** Two models are ready, one is training. */
export const Models = meta.story({ parameters: otherPortalTheme });

Models.test(
  'says a status in words that the app does not know',
  {
    args: {
      models: ready(
        imageModels.map((model) => ({ ...model, status: unknownValue('waiting_for_review') })),
      ),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByText('Waiting for review')).toHaveLength(imageModels.length);
  },
);

Models.test('waits for a name and a picture', async ({ canvas, userEvent }) => {
  const submit = canvas.getByRole('button', { name: texts.submit });
  await expect(submit).toBeDisabled();
  await userEvent.type(canvas.getByLabelText(texts.name), 'Spring light');
  await expect(submit).toBeDisabled();
});

/** A name and a picture: the model can be trained. */
export const Filled = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(texts.name), 'Spring light');
    await addPicture(context);
    const picture = await canvas.findByRole('img', { name: texts.picture(1) });
    await waitFor(() => expect(picture).toBeVisible());
  },
});

Filled.test('trains the model, and empties the form', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
  await expect(await canvas.findByText(texts.training('Spring light'))).toBeInTheDocument();
  await expect(args.onTrain).toHaveBeenLastCalledWith({ name: 'Spring light', imageIds: [412] });
  await expect(canvas.getByLabelText(texts.name)).toHaveValue('');
  await expect(canvas.queryByRole('img', { name: texts.picture(1) })).toBeNull();
});

Filled.test('removes a picture', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.remove(1) }));
  await expect(canvas.queryByRole('img', { name: texts.picture(1) })).toBeNull();
  await expect(canvas.getByLabelText(texts.add)).toHaveFocus();
  await expect(canvas.getByRole('button', { name: texts.submit })).toBeDisabled();
});

Filled.test(
  'keeps the form after a failure',
  { args: { onTrain: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.submit }));
    await findToast(messages.tryAgain);
    await expect(canvas.getByLabelText(texts.name)).toHaveValue('Spring light');
    await expect(canvas.getByRole('img', { name: texts.picture(1) })).toBeVisible();
  },
);

export const NoModels = meta.story({ args: { models: ready([]) } });

export const Loading = meta.story({ args: { models: loading } });

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { models: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('loads the models again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
