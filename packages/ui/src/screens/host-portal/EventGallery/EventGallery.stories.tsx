import type { GalleryPicture } from '@perigee/api';
import { longEvent } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { pictureMessages } from '@perigee/domain/profile';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { cropOpen } from '#.storybook/crop-steps';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { Section } from '../../../components/Section/Section.tsx';
import { EventGallery, type EventGalleryProps } from './EventGallery.tsx';

/** The gallery with the pictures that are added, as after a refetch. */
function WithAdded({ pictures: first, onAdd, ...rest }: EventGalleryProps) {
  const [pictures, setPictures] = useState<readonly GalleryPicture[]>(first);
  return (
    <Section as="div" column space="list">
      <EventGallery
        {...rest}
        pictures={pictures}
        onAdd={async (file) => {
          await onAdd(file);
          setPictures((current) => [
            ...current,
            { media: { id: 1000 + current.length, url: '/pictures/covers/07.jpg' } },
          ]);
        }}
      />
    </Section>
  );
}

type Add = EventGalleryProps['onAdd'];

const meta = preview.meta({
  title: 'Screens/Host portal/Event gallery',
  component: EventGallery,
  parameters: portalParameters,
  decorators: [inPortal],
  render: (args) => <WithAdded {...args} />,
  args: {
    title: 'The Long Table',
    pictures: longEvent.gallery as readonly GalleryPicture[],
    onAdd: fn<Add>(async () => undefined),
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function addPicture({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.upload(canvas.getByLabelText('Add image'), await pictureFile('covers/07.jpg'));
  await cropOpen();
  await userEvent.click(screen.getByRole('button', { name: pictureMessages.crop.save }));
  // By its name, because a toast is a dialog too.
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: pictureMessages.crop.title })).toBeNull(),
  );
}

export const Images = meta.story({ parameters: otherPortalTheme });

Images.test('adds a cropped picture', async (context) => {
  await addPicture(context);
  await findToast('Image added successfully');
  await expect(context.args.onAdd).toHaveBeenCalledOnce();
  await expect(
    await context.canvas.findByRole('img', { name: 'The Long Table, picture 4 of 4' }),
  ).toBeVisible();
});

Images.test('refuses a file that is no picture', async ({ args, canvas, userEvent }) => {
  const text = new File(['hello'], 'hello.png', { type: 'image/png' });
  await userEvent.upload(canvas.getByLabelText('Add image'), text);
  await expect(await canvas.findByText(/This picture cannot be read/)).toBeVisible();
  await expect(args.onAdd).not.toHaveBeenCalled();
});

export const Empty = meta.story({ args: { pictures: [] } });

/** The picture under its frame. */
export const Cropping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add image'), await pictureFile('covers/07.jpg'));
    await cropOpen();
  },
});

export const Uploading = meta.story({
  args: { onAdd: fn<Add>(() => new Promise(() => undefined)) },
  play: addPicture,
});

const TOO_LARGE = 'The picture is too large';

/** The picture stays until it is uploaded again. */
export const Failed = meta.story({
  args: { onAdd: fn<Add>(async () => Promise.reject(new UserFacingError(TOO_LARGE))) },
  play: async (context) => {
    await addPicture(context);
    await expect(await context.canvas.findByText(TOO_LARGE)).toBeVisible();
  },
});

let attempts = 0;

Failed.test(
  'uploads the same picture again',
  {
    args: {
      onAdd: fn<Add>(async () => {
        attempts += 1;
        if (attempts === 1) throw new UserFacingError(TOO_LARGE);
      }),
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await findToast('Image added successfully');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.queryByText(TOO_LARGE)).toBeNull());
  },
);
