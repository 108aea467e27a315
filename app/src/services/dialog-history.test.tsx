import type { DialogHistory } from '@perigee/ui';
import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDialogHistory } from './dialog-history.ts';

function visit() {
  const router = createBrowserRouter([
    { path: '/', element: <p>Home</p> },
    { path: '/tickets', element: <p>Tickets</p> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, dialogs: createDialogHistory(router) };
}

const goBack = (entries = 1) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(-entries);
    await arrived;
  });

/** Opens a dialog that closes at once when the user goes back. */
function open(dialogs: DialogHistory) {
  const close = vi.fn<() => void>(() => closed());
  const closed = dialogs.addEntry(close);
  return close;
}

const dialogOfEntry = () => (history.state as { dialog?: string }).dialog;

beforeEach(() => history.replaceState(null, '', '/'));

it('closes the dialog when the user goes back, and stays on the page', async () => {
  const { router, dialogs } = visit();
  const close = open(dialogs);
  await goBack();
  expect(close).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/');
});

it('removes the entry when the dialog closes in another way', async () => {
  const { dialogs } = visit();
  const close = vi.fn<() => void>();
  const before = history.state as unknown;
  const closed = dialogs.addEntry(close);
  expect(dialogOfEntry()).toBeTypeOf('string');
  await act(async () => closed());
  await waitFor(() => expect(history.state).toEqual(before));
  expect(close).not.toHaveBeenCalled();
});

it('does not go back from a page that replaces the dialog', async () => {
  const { router, dialogs } = visit();
  const back = vi.spyOn(history, 'back');
  const closed = dialogs.addEntry(() => undefined);
  await act(async () => {
    closed();
    await router.navigate('/tickets', { replace: true });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(router.state.location.pathname).toBe('/tickets');
  expect(back).not.toHaveBeenCalled();
});

it('gives the entry of a dialog to the one that follows at the same moment', async () => {
  const { dialogs } = visit();
  const { length } = history;
  const closed = dialogs.addEntry(() => undefined);
  const close = await act(async () => {
    closed();
    const next = open(dialogs);
    await new Promise((resolve) => setTimeout(resolve));
    return next;
  });
  expect(history.length).toBe(length + 1);
  await goBack();
  expect(close).toHaveBeenCalledOnce();
});

it('adds the entry of a dialog that opens while that of another is removed', async () => {
  const { dialogs } = visit();
  const closed = dialogs.addEntry(() => undefined);
  const close = await act(async () => {
    const isRemoved = new Promise((resolve) => addEventListener('popstate', resolve));
    closed();
    await new Promise((resolve) => setTimeout(resolve));
    const next = open(dialogs);
    await isRemoved;
    return next;
  });
  expect(dialogOfEntry()).toBeTypeOf('string');
  expect(close).not.toHaveBeenCalled();
  await goBack();
  expect(close).toHaveBeenCalledOnce();
});

it('keeps the entry of a dialog that refuses to close', async () => {
  const { router, dialogs } = visit();
  const before = history.state as unknown;
  const close = vi.fn<() => void>();
  const closed = dialogs.addEntry(close);
  for (const times of [1, 2]) {
    await goBack();
    expect(close).toHaveBeenCalledTimes(times);
    await waitFor(() => expect(dialogOfEntry()).toBeTypeOf('string'));
  }
  expect(router.state.location.pathname).toBe('/');
  await act(async () => closed());
  await waitFor(() => expect(history.state).toEqual(before));
  expect(close).toHaveBeenCalledTimes(2);
});

it('adds no entry to another page, while its dialog is still open', async () => {
  const { router, dialogs } = visit();
  await act(() => router.navigate('/tickets'));
  const close = vi.fn<() => void>();
  const closed = dialogs.addEntry(close);
  await goBack(2);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(close).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogOfEntry()).toBeUndefined();
  closed();
});
