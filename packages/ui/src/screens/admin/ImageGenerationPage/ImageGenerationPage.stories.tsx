import type { ImageModel } from '@perigee/api';
import { imageModels } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { adminServerMessages, imageMessages } from '@perigee/domain/admin';
import { expect, fn, waitFor } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready, type Loadable } from '../../../loadable.ts';
import { ImageGenerationPage, type ImageGenerationPageProps } from './ImageGenerationPage.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Image generation',
  component: ImageGenerationPage,
  parameters: portalParameters,
  decorators: [inAdmin],
  args: {
    models: ready(imageModels) as Loadable<readonly ImageModel[]>,
    modelsHref: '/admin/dream-booth/model',
    onGenerate: fn<ImageGenerationPageProps['onGenerate']>(async () => '/pictures/covers/05.jpg'),
  },
});

const texts = imageMessages.generation;
const PROMPT = 'Two people on a ferry in autumn';

/** The newest model is chosen; one in training cannot be. */
export const BeforeTheFirst = meta.story({ parameters: otherPortalTheme });

BeforeTheFirst.test('waits for a prompt', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Autumn portraits' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Winter terrace' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: texts.generate })).toBeDisabled();
});

export const Generated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ferry light' }));
    await userEvent.type(canvas.getByLabelText(texts.prompt), PROMPT);
    await userEvent.click(canvas.getByRole('button', { name: texts.generate }));
    const picture = await canvas.findByRole('img', { name: texts.picture(PROMPT) });
    await waitFor(() => expect(picture).toBeVisible());
  },
});

Generated.test('sends the model and the prompt', async ({ args, canvas }) => {
  await expect(args.onGenerate).toHaveBeenLastCalledWith({ modelId: 2, prompt: PROMPT });
  await expect(canvas.getByText(texts.done)).toBeInTheDocument();
});

export const Generating = meta.story({
  args: {
    onGenerate: fn<ImageGenerationPageProps['onGenerate']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(texts.prompt), PROMPT);
    const button = canvas.getByRole('button', { name: texts.generate });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(texts.pending)).toBeInTheDocument();
  },
});

BeforeTheFirst.test(
  'says why there is no picture, and keeps the prompt',
  {
    args: {
      onGenerate: fn(async () =>
        Promise.reject(new UserFacingError(adminServerMessages.modelTraining)),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(texts.prompt), PROMPT);
    await userEvent.click(canvas.getByRole('button', { name: texts.generate }));
    await findToast(adminServerMessages.modelTraining);
    await expect(canvas.getByLabelText(texts.prompt)).toHaveValue(PROMPT);
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
