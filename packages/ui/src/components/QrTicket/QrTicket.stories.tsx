import { ticketMessages } from '@perigee/domain';
import { encode } from 'uqr';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { atRest } from '#.storybook/at-rest';
import preview from '#.storybook/preview';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './QrTicket.guide.ts';
import { QrTicket } from './QrTicket.tsx';

const CODE = 'https://perigee.example.org/tickets/12?signup=4471';

const meta = preview.meta({
  title: 'Components/QrTicket',
  component: QrTicket,
  tags: ['autodocs', 'ready'],
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

/** Every module as the standard wants it, with four of light on each side. */
export const Default = meta.story({
  play: async ({ canvas }) => {
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
});

/** Where it is shown: in the dialog that is called so. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog open title={ticketMessages.myTicket} onOpenChange={fn()}>
      <QrTicket {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'My Ticket' });
    await atRest(dialog);
    await waitFor(() => expect(screen.getByRole('img', { name: /QR ticket/ })).toBeVisible());
  },
});

export const LongContent = meta.story({
  args: {
    code: `${CODE}&${'token='.repeat(60)}`,
    title: 'An unreasonably long evening of introductions by the lake',
    holder: 'Wolfeschlegelsteinhausenbergerdorff Maximilian',
    place: '1204518 Boulevard Saint-Joseph Est, Saint-Louis-du-Ha! Ha!, Québec',
  },
});

/** Nothing is settled of the place, and there is no picture. */
export const MissingContent = meta.story({
  args: { place: null, imageUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Place')).toBeNull();
  },
});

export const BrokenCover = meta.story({
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
