import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { DeviceGate } from './device-gate.tsx';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Opens the room of an event in a browser other than Chrome on a desktop, and presses a button. */
async function press(browser: object, name: string, room = 'slow-dinner') {
  vi.stubGlobal('navigator', { maxTouchPoints: 0, ...browser });
  render(
    <MemoryRouter initialEntries={[`/live/${room}`]}>
      <Routes>
        <Route path="/live/:event_id" element={<DeviceGate>The room</DeviceGate>} />
      </Routes>
    </MemoryRouter>,
    { wrapper: wrapperWith(createTestServices()) },
  );
  expect(screen.queryByText('The room')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

it('copies the address of the event at the current origin, not the configured one', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  await press({ userAgent: FIREFOX, clipboard: { writeText } }, 'Copy event URL');
  expect(location.origin).toBe('http://localhost:3000');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/events/slow-dinner');
});

it('requests a mail with the address of the event, and no sign-in link', async () => {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push([new URL(url).pathname, JSON.parse(body)]);
    return new Response(null, { status: 204 });
  });
  await press({ userAgent: PHONE }, 'Email Me Event URL');
  expect(calls).toEqual([['/auth/magic-token/email', { eventId: 'slow-dinner' }]]);
});

it('requests a sign-in link for the room of a match, which has no page of an event', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
  await press({ userAgent: PHONE }, 'Email Me Event URL', 'match-7');
  expect(bodies).toEqual([{}]);
});
