import type { Media, PublicUser } from '@perigee/api';
import { updatedHost } from '@perigee/api/fixtures';
import { hostPageMessages, HostRefusal, hostServerMessages } from '@perigee/domain/hosts';
import { pictureMessages } from '@perigee/domain/profile';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { cropOpen } from '#.storybook/crop-steps';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inHostPage } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { loading, ready } from '../../../loadable.ts';
import { applications, moonlitHost } from '../story-data.ts';
import { OwnHostPage, type OwnHostPageProps } from './OwnHostPage.tsx';

const texts = hostPageMessages.own;

const STORED: Media = { id: 931, url: '/pictures/portraits/045.jpg' };

const meta = preview.meta({
  title: 'Screens/Hosts/Own host page',
  component: OwnHostPage,
  parameters: portalParameters,
  decorators: [inHostPage],
  args: {
    host: ready(moonlitHost),
    applications: ready(applications) as OwnHostPageProps['applications'],
    profileHref: ({ id }: PublicUser) => `/@${id}`,
    timeZone: 'America/New_York',
    pageAddress: (linkId: string) => `perigee.example/hosts/${linkId}`,
    pageHref: '/host/moonlit-evenings/public',
    onSave: fn<OwnHostPageProps['onSave']>(async () => undefined),
    onUploadLogo: fn<OwnHostPageProps['onUploadLogo']>(async () => STORED),
  },
});

export const Default = meta.story({ parameters: otherPortalTheme });

Default.test('saves the name and the link', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByLabelText(texts.linkId);
  await userEvent.clear(link);
  await userEvent.type(link, 'moonlit');
  await expect(canvas.getByText('perigee.example/hosts/moonlit')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await findToast(texts.saved);
  await expect(args.onSave).toHaveBeenCalledWith({ name: 'Moonlit Evenings', linkId: 'moonlit' });
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** Chooses a logo and crops it, which uploads it. */
async function chooseLogo({ args, canvas, userEvent }: Context) {
  await userEvent.upload(
    canvas.getByLabelText(texts.replaceLogo),
    await pictureFile('covers/07.jpg'),
  );
  await cropOpen();
  await userEvent.click(screen.getByRole('button', { name: pictureMessages.crop.save }));
  await waitFor(() => expect(args.onUploadLogo).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: pictureMessages.crop.title })).toBeNull(),
  );
}

const UPDATE = { name: 'Moonlit Evenings', linkId: 'moonlit-evenings' };

Default.test('saves a new logo with the form', async (context) => {
  const { args, canvas, userEvent } = context;
  await chooseLogo(context);
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: texts.save }));
  await findToast(texts.saved);
  await expect(args.onSave).toHaveBeenCalledWith({ ...UPDATE, logo: STORED.id });
});

let finish = (): void => undefined;

Default.test(
  'cannot be saved while a logo is uploading',
  {
    args: {
      onUploadLogo: fn<OwnHostPageProps['onUploadLogo']>(
        () =>
          new Promise((resolve) => {
            finish = () => resolve(STORED);
          }),
      ),
    },
  },
  async (context) => {
    const { args, canvas, userEvent } = context;
    await chooseLogo(context);
    const save = canvas.getByRole('button', { name: texts.save });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(texts.linkId), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await findToast(texts.saved);
    await expect(args.onSave).toHaveBeenCalledWith({ ...UPDATE, logo: STORED.id });
  },
);

Default.test(
  'keeps a logo that is uploaded while the form is being saved',
  {
    args: {
      onSave: fn<OwnHostPageProps['onSave']>(
        () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      ),
    },
  },
  async (context) => {
    const { args, canvas, userEvent } = context;
    const save = canvas.getByRole('button', { name: texts.save });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenLastCalledWith(UPDATE);
    await chooseLogo(context);
    finish();
    await findToast(texts.saved);
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...UPDATE, logo: STORED.id }),
    );
  },
);

Default.test(
  'keeps the form within its card, whatever the link is',
  { args: { pageAddress: encodeURIComponent } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(texts.linkId), '<'.repeat(30));
    const form = canvas.getByRole('form', { name: texts.details });
    await expect(form.scrollWidth).toBe(form.clientWidth);
  },
);

Default.test(
  'saves the page of a host without a link, who may leave it empty',
  { args: { host: ready({ ...moonlitHost, linkId: null }) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await findToast(texts.saved);
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Moonlit Evenings' });
  },
);

Default.test('shows who asks for a date', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Freya' })).toHaveAttribute('href', '/@1111');
  await expect(canvas.getByText(texts.noMessage)).toBeVisible();
  await expect(canvas.getByText('Tue 24 Nov')).toBeVisible();
});

/** The fields are marked on submission. */
export const FieldErrors = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(hostPageMessages.signUp.name));
    const link = canvas.getByLabelText(texts.linkId);
    await userEvent.clear(link);
    await userEvent.type(link, 'moonlit evenings{Enter}');
    await expect(await canvas.findByText(hostPageMessages.signUp.nameEmpty)).toBeVisible();
    await expect(canvas.getByText(hostServerMessages.linkIdForm)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Another host has the link: the error is at its field. */
export const LinkTaken = meta.story({
  args: {
    onSave: fn<OwnHostPageProps['onSave']>(async () =>
      Promise.reject(new HostRefusal(hostServerMessages.linkIdTaken, 'linkId')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await canvas.findByText(hostServerMessages.linkIdTaken)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(texts.linkId)).toHaveFocus());
  },
});

/** A host without a logo, whom no member has asked yet. */
export const NoApplications = meta.story({
  args: { host: ready(updatedHost), applications: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(texts.addLogo)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: texts.noApplications })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { host: loading, applications: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { applications: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
