import { limits } from '@perigee/domain';
import { expect, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';

const broken = 'data:image/jpeg;base64,broken';

const meta = preview.meta({
  title: 'Screens/Profile/ImageFallback',
  component: Picture,
  args: {
    src: broken,
    alt: 'Portrait of Noor',
    fallback: <DefaultPortrait />,
    ...limits.profileImage,
  },
  parameters: screenParameters,
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
});

/** The portrait of a person does not load. */
export const BrokenImage = meta.story();

/** Nor does the cover of an event. */
export const BrokenCover = meta.story({
  args: { alt: 'Cover of The Long Table', fallback: <DefaultCover />, ...limits.event.cover },
});
