import { limits } from '@perigee/domain';
import { expect, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { DefaultPortrait } from '../../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

const BROKEN = 'data:image/png,none';
const { profileImage, event } = limits;

const meta = preview.meta({
  title: 'Screens/Profile/ImageFallback',
  component: Picture,
  parameters: screenParameters,
  args: { src: BROKEN, alt: 'Idris', fallback: null },
});

/** A portrait, an event's cover and the small picture in the header: nobody sees a broken one. */
export const BrokenImage = meta.story({
  render: (args) => (
    <Stack direction="row" wrap align="start">
      <div style={{ width: 228, aspectRatio: `${profileImage.width} / ${profileImage.height}` }}>
        <Picture {...args} fallback={<DefaultPortrait />} />
      </div>
      <div
        style={{
          width: 520,
          maxWidth: '100%',
          aspectRatio: `${event.cover.width} / ${event.cover.height}`,
        }}
      >
        <Picture {...args} fallback={<DefaultCover />} />
      </div>
      <Avatar name="Idris Okafor" src={BROKEN} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Idris' })).toBeNull());
  },
});
