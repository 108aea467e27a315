import type { CallRoom } from '@perigee/ui/video';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VideoCallView } from '../../services/video/use-video-call.ts';
import { EndedCall } from './ended-call.tsx';

const ROOM: CallRoom = { kind: 'match', name: 'Idris', age: 35, imageUrl: null };
const join = vi.fn<VideoCallView['join']>(async () => undefined);

afterEach(() => {
  join.mockClear();
});

type End = Partial<Pick<VideoCallView, 'ended' | 'refusal' | 'startedAt' | 'endedAt'>>;

function renderEnd(end: End) {
  const call = { ended: null, refusal: null, startedAt: null, endedAt: null, join, ...end };
  return render(
    <MemoryRouter>
      <EndedCall
        call={call as unknown as VideoCallView}
        room={ROOM}
        backHref="/matches/7"
        renderRefused={({ message }) => <p>Closed: {message ?? 'no reason'}</p>}
      />
    </MemoryRouter>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows nothing before the end', () => {
  const { container } = renderEnd({});
  expect(container.childElementCount).toBe(0);
});

describe('a room that could not be entered', () => {
  const refused = (status: number | null) =>
    renderEnd({ ended: 'refused', refusal: { status, message: 'This is not your match.' } });

  it.each([403, 404])('is closed after the status %d', (status) => {
    refused(status);
    expect(screen.getByText('Closed: This is not your match.')).toBeTruthy();
  });

  it.each([null, 500, 503])('was not reached after the status %s', (status) => {
    refused(status);
    expect(title()).toBe('The connection was lost');
  });

  it('is closed when the provider refuses the token', () => {
    renderEnd({ ended: 'refused' });
    expect(screen.getByText('Closed: no reason')).toBeTruthy();
  });
});

it('a call that is over says how long it was, and can be begun again', () => {
  renderEnd({
    ended: 'other-left',
    startedAt: new Date('2026-12-01T19:00:00Z'),
    endedAt: new Date('2026-12-01T19:12:00Z'),
  });
  expect(title()).toBe('Idris has left');
  expect(screen.getByText(/12 minutes/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Call again' }));
  expect(join).toHaveBeenCalledOnce();
});
