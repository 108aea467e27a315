import { encode } from 'uqr';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './QrTicket.guide.ts';
import { QrTicket } from './QrTicket.tsx';

const CODE = 'https://perigee.example.org/tickets/12?signup=4471';

const meta = preview.meta({
  title: 'Components/Events/QrTicket',
  component: QrTicket,
  tags: ['ready'],
  parameters: { guide },
  args: {
    code: CODE,
    title: 'The Long Table',
    holder: 'Idris',
    startTime: new Date('2026-12-11T00:30:00Z'),
    timeZone: 'America/New_York',
    place: '214 Water Street',
    imageUrl: '/pictures/covers/04.jpg',
  },
});

export const Default = meta.story();

Default.test(
  'draws every module as the standard requires, with a margin of four light ones',
  async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR ticket of Idris to The Long Table' });
    const path = code.querySelector('path')!;
    const { size, data } = encode(CODE, { ecc: 'Q', border: 0 });
    await expect(code).toHaveAttribute('viewBox', `0 0 ${size + 8} ${size + 8}`);
    for (const [y, row] of data.entries()) {
      const drawn = row.map((_, x) => path.isPointInFill(new DOMPoint(x + 4.5, y + 4.5)));
      await expect(drawn).toEqual(row);
    }
    const { x, y, width, height } = path.getBBox();
    await expect([x, y, width, height]).toEqual([4, 4, size, size]);
  },
);

/** Without a venue and a picture, and with a picture that fails to load. */
export const Missing = meta.story({
  render: (args) => (
    <Stack gap={12}>
      <QrTicket {...args} place={null} imageUrl={undefined} />
      <QrTicket {...args} title="Sunday Supper" imageUrl="data:image/png;base64,broken" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByText('Place')).toHaveLength(1);
  },
});
