import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retriedPage } from './retried-page.tsx';

const reload = vi.fn<() => void>();

async function openLostPage(): Promise<void> {
  const { Component } = await retriedPage(() => Promise.reject(new Error('gone')), reload)();
  await act(async () => {
    render(
      <MemoryRouter>
        <Component />
      </MemoryRouter>,
    );
  });
}

const retryInVain = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(() => vi.advanceTimersByTimeAsync(4000));
};

describe('a page that cannot be downloaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    reload.mockClear();
  });

  it('is opened again after a retry in vain', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(null)));
    vi.stubGlobal('fetch', fetched);
    await openLostPage();
    expect(fetched).not.toHaveBeenCalled();
    await retryInVain();
    expect(fetched).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays while its server does not answer, and can be opened again by hand', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await openLostPage();
    await retryInVain();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Reload page' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
